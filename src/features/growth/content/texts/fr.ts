// The names of the standards, shown beside every figure

export const hadlock1991 = 'Hadlock 1991'
export const intergrowth2014 = 'INTERGROWTH-21st 2014'
export const intergrowth2017 = 'INTERGROWTH-21st 2017'
export const intergrowth2020 = 'INTERGROWTH-21st 2020'
export const who2017 = 'OMS 2017'

// Formulas that estimate a weight, with the abbreviations of the lengths that they need

export const hadlockFour = 'Hadlock 1985 (BIP, PC, PA, LF)'
export const hadlockThree = 'Hadlock 1985 (PC, PA, LF)'
export const intergrowthTwo = 'INTERGROWTH-21st 2017 (PC, PA)'

// Where each standard was published, and the babies that were measured for it

/** Follows "des". */
export const lengthsSource = 'standards de croissance fœtale INTERGROWTH-21st (Papageorghiou et al., Lancet 2014)'
export const basisOfLengths =
  'Standard\u00a0: croissance fœtale INTERGROWTH-21st (Papageorghiou et al., Lancet 2014), établi sur des grossesses d’un seul bébé, chez des mères en bonne santé et à faible risque, dans huit pays.'
export const basisOfCrownRump =
  'Standard\u00a0: longueur cranio-caudale INTERGROWTH-21st (Papageorghiou et al., Ultrasound Obstet Gynecol 2014), établi sur des grossesses d’un seul bébé, chez des mères en bonne santé et à faible risque, dans huit pays.'
export const basisOfHadlock1991 =
  'Standard\u00a0: poids selon Hadlock (Hadlock et al., Radiology 1991), établi sur les bébés de 392 mères, pour la plupart blanches et de classe moyenne.'
export const basisOfIntergrowth2020 =
  'Standard\u00a0: poids INTERGROWTH-21st pour la formule de Hadlock (Stirnemann et al., Ultrasound Obstet Gynecol 2020), établi sur des grossesses d’un seul bébé, chez des mères en bonne santé et à faible risque, dans huit pays.'
export const basisOfIntergrowth2017 =
  'Standard\u00a0: Stirnemann et al., Ultrasound Obstet Gynecol 2017, pour les poids estimés par la formule propre à INTERGROWTH-21st, établi sur des grossesses d’un seul bébé, chez des mères en bonne santé et à faible risque, dans huit pays.'
export const basisOfWho2017 =
  'Standard\u00a0: courbes de croissance fœtale de l’OMS (Kiserud et al., PLoS Medicine 2017), établies sur des grossesses d’un seul bébé, chez des mères en bonne santé et à faible risque, dans dix pays.'
