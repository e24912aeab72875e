# claim hint

help-hint =
    Dice la mossa migliore di una posizione, con le probabilità di ogni mossa.

    È l'ultima posizione di ogni registrazione, o quella in cui è stata giocata la mossa --at, come la vede chi deve
    decidere. La fase due in due senza eroi è risolta: le sue probabilità sono dimostrate; le altre sono stimate.

    Codice d'uscita: 0 tutto bene, 1 una registrazione infrange una regola, 2 una registrazione è illeggibile o non c'è
    niente da decidere. Vale il più alto.
option-hint-seat = Il posto che deve decidere lì; se tocca a un altro, viene detto.
option-hint-effort = Quanto pensare dove niente si può dimostrare: 1000 (iterazioni), 50ms o 0.5s.
hint-best = { $name }: { $move }
hint-proven = Dimostrato.
hint-estimated = Stimato.
hint-chance = probabilità
hint-lots = --at { $at }: lì nessuno decide, si tira a sorte
hint-other-seat = il posto { $seat } non ha niente da decidere lì: tocca al posto { $turn }
