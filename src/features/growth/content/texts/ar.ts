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

export const lengthsSource = 'معايير نمو الجنين من \u2068INTERGROWTH-21st (Papageorghiou et al., Lancet 2014)\u2069'
export const basisOfLengths =
  'المعيار: معايير نمو الجنين من \u2068INTERGROWTH-21st (Papageorghiou et al., Lancet 2014)\u2069، على أساس حالات حمل بطفل واحد لأمهات بصحة جيدة وقليلات المخاطر، في ثمانية بلدان.'
export const basisOfCrownRump =
  'المعيار: الطول من الرأس إلى المقعدة من \u2068INTERGROWTH-21st (Papageorghiou et al., Ultrasound Obstet Gynecol 2014)\u2069، على أساس حالات حمل بطفل واحد لأمهات بصحة جيدة وقليلات المخاطر، في ثمانية بلدان.'
export const basisOfHadlock1991 =
  'المعيار: معيار الوزن من \u2068Hadlock (Hadlock et al., Radiology 1991)\u2069، على أساس أطفال 392 أمًا، معظمهن بيضاوات البشرة ومن الطبقة المتوسطة.'
export const basisOfIntergrowth2020 =
  'المعيار: معيار الوزن من \u2068INTERGROWTH-21st\u2069 لمعادلة \u2068Hadlock (Stirnemann et al., Ultrasound Obstet Gynecol 2020)\u2069، على أساس حالات حمل بطفل واحد لأمهات بصحة جيدة وقليلات المخاطر، في ثمانية بلدان.'
export const basisOfIntergrowth2017 =
  'المعيار: \u2068Stirnemann et al., Ultrasound Obstet Gynecol 2017\u2069، للأوزان المقدّرة بمعادلة \u2068INTERGROWTH-21st\u2069 نفسها، على أساس حالات حمل بطفل واحد لأمهات بصحة جيدة وقليلات المخاطر، في ثمانية بلدان.'
export const basisOfWho2017 =
  'المعيار: مخططات نمو الجنين من \u2068WHO (Kiserud et al., PLoS Medicine 2017)\u2069، على أساس حالات حمل بطفل واحد لأمهات بصحة جيدة وقليلات المخاطر، في عشرة بلدان.'
