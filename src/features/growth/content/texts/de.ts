// The names of the standards, shown beside every figure

export const hadlock1991 = 'Hadlock 1991'
export const intergrowth2014 = 'INTERGROWTH-21st 2014'
export const intergrowth2017 = 'INTERGROWTH-21st 2017'
export const intergrowth2020 = 'INTERGROWTH-21st 2020'
export const who2017 = 'WHO 2017'

// Formulas that estimate a weight, with the abbreviations of the lengths that they need

export const hadlockFour = 'Hadlock 1985 (BPD, KU, AU, FL)'
export const hadlockThree = 'Hadlock 1985 (KU, AU, FL)'
export const intergrowthTwo = 'INTERGROWTH-21st 2017 (KU, AU)'

// Where each standard was published, and the babies that were measured for it

export const lengthsSource = 'INTERGROWTH-21st, Wachstum von Feten (Papageorghiou et al., Lancet 2014)'
export const basisOfLengths =
  'Standard: INTERGROWTH-21st, Wachstum von Feten (Papageorghiou et al., Lancet 2014), beruht auf Einlingen gesunder Mütter mit niedrigem Risiko, in acht Ländern.'
export const basisOfCrownRump =
  'Standard: INTERGROWTH-21st, Scheitel-Steiß-Länge (Papageorghiou et al., Ultrasound Obstet Gynecol 2014), beruht auf Einlingen gesunder Mütter mit niedrigem Risiko, in acht Ländern.'
export const basisOfHadlock1991 =
  'Standard: Gewichtsstandard von Hadlock (Hadlock et al., Radiology 1991), beruht auf den Babys von 392 Müttern, die meisten davon weiß und aus der Mittelschicht.'
export const basisOfIntergrowth2020 =
  'Standard: INTERGROWTH-21st, Gewichtsstandard für die Formel von Hadlock (Stirnemann et al., Ultrasound Obstet Gynecol 2020), beruht auf Einlingen gesunder Mütter mit niedrigem Risiko, in acht Ländern.'
export const basisOfIntergrowth2017 =
  'Standard: Stirnemann et al., Ultrasound Obstet Gynecol 2017 (für Gewichte, die mit der eigenen Formel von INTERGROWTH-21st geschätzt sind), beruht auf Einlingen gesunder Mütter mit niedrigem Risiko, in acht Ländern.'
export const basisOfWho2017 =
  'Standard: WHO, Wachstumskurven für Feten (Kiserud et al., PLoS Medicine 2017), beruht auf Einlingen gesunder Mütter mit niedrigem Risiko, in zehn Ländern.'
