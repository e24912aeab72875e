"""How games are written: records (`.claim` files) and traces."""

from claim.notation.reader import LARGEST_RECORD, read_record, read_record_bytes
from claim.notation.record import Record, result_text
from claim.notation.trace import trace
from claim.notation.writer import write_record

__all__ = ["LARGEST_RECORD", "Record", "read_record", "read_record_bytes", "result_text", "trace", "write_record"]
