// The names of the standards, shown beside every figure

export const hadlock1991 = 'Hadlock 1991'
export const intergrowth2014 = 'INTERGROWTH-21st 2014'
export const intergrowth2017 = 'INTERGROWTH-21st 2017'
export const intergrowth2020 = 'INTERGROWTH-21st 2020'
export const who2017 = 'WHO 2017'

// Formulas that estimate a weight, with the abbreviations of the lengths that they need

export const hadlockFour = 'Hadlock 1985 (BPD, HC, AC, FL)'
export const hadlockThree = 'Hadlock 1985 (HC, AC, FL)'
export const intergrowthTwo = 'INTERGROWTH-21st 2017 (HC, AC)'

// Where each standard was published, and the babies that were measured for it

export const lengthsSource = 'INTERGROWTH-21st fetal growth standards (Papageorghiou et al., Lancet 2014)'
export const basisOfLengths =
  'Standard: INTERGROWTH-21st fetal growth standards (Papageorghiou et al., Lancet 2014), based on single babies of healthy mothers at low risk, in eight countries.'
export const basisOfCrownRump =
  'Standard: INTERGROWTH-21st crown-rump length (Papageorghiou et al., Ultrasound Obstet Gynecol 2014), based on single babies of healthy mothers at low risk, in eight countries.'
export const basisOfHadlock1991 =
  'Standard: Hadlock weight standard (Hadlock et al., Radiology 1991), based on babies of 392 mothers, most of them white and of the middle class.'
export const basisOfIntergrowth2020 =
  'Standard: INTERGROWTH-21st weight standard for Hadlock’s formula (Stirnemann et al., Ultrasound Obstet Gynecol 2020), based on single babies of healthy mothers at low risk, in eight countries.'
export const basisOfIntergrowth2017 =
  'Standard: Stirnemann et al., Ultrasound Obstet Gynecol 2017, for weights estimated by INTERGROWTH-21st’s own formula, based on single babies of healthy mothers at low risk, in eight countries.'
export const basisOfWho2017 =
  'Standard: WHO fetal growth charts (Kiserud et al., PLoS Medicine 2017), based on single babies of healthy mothers at low risk, in ten countries.'
