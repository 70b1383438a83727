// The names of the standards, shown beside every figure

export const hadlock1991 = 'Hadlock 1991'
export const intergrowth2014 = 'INTERGROWTH-21st 2014'
export const intergrowth2017 = 'INTERGROWTH-21st 2017'
export const intergrowth2020 = 'INTERGROWTH-21st 2020'
export const who2017 = 'OMS 2017'

// Formulas that estimate a weight, with the abbreviations of the lengths that they need

export const hadlockFour = 'Hadlock 1985 (DBP, PC, PA, LF)'
export const hadlockThree = 'Hadlock 1985 (PC, PA, LF)'
export const intergrowthTwo = 'INTERGROWTH-21st 2017 (PC, PA)'

// Where each standard was published, and the babies that were measured for it

/** Inside a sentence: "Medianas de los …" */
export const lengthsSource = 'estándares de crecimiento fetal INTERGROWTH-21st (Papageorghiou et al., Lancet 2014)'
export const basisOfLengths =
  'Estándar: crecimiento fetal, INTERGROWTH-21st (Papageorghiou et al., Lancet 2014), basado en embarazos de un solo bebé de madres sanas con bajo riesgo, en ocho países.'
export const basisOfCrownRump =
  'Estándar: longitud cabeza-nalgas, INTERGROWTH-21st (Papageorghiou et al., Ultrasound Obstet Gynecol 2014), basado en embarazos de un solo bebé de madres sanas con bajo riesgo, en ocho países.'
export const basisOfHadlock1991 =
  'Estándar: peso, de Hadlock (Hadlock et al., Radiology 1991), basado en bebés de 392 madres, la mayoría blancas y de clase media.'
export const basisOfIntergrowth2020 =
  'Estándar: peso según la fórmula de Hadlock, INTERGROWTH-21st (Stirnemann et al., Ultrasound Obstet Gynecol 2020), basado en embarazos de un solo bebé de madres sanas con bajo riesgo, en ocho países.'
export const basisOfIntergrowth2017 =
  'Estándar: Stirnemann et al., Ultrasound Obstet Gynecol 2017, para pesos estimados con la fórmula propia de INTERGROWTH-21st, basado en embarazos de un solo bebé de madres sanas con bajo riesgo, en ocho países.'
export const basisOfWho2017 =
  'Estándar: gráficos de crecimiento fetal de la OMS (Kiserud et al., PLoS Medicine 2017), basado en embarazos de un solo bebé de madres sanas con bajo riesgo, en diez países.'
