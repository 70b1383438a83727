/** When to call about contractions and movements. `advice.ts` has the sources of each text. */

// When doctors and midwives of a region commonly ask for a call

export const ruleInTheUk =
  'Au Royaume-Uni, tu peux appeler dès que tu penses que le travail a commencé. Les maternités demandent souvent qu’on les appelle quand les contractions viennent toutes les 5 minutes ou plus souvent.'
export const ruleInTheUs =
  'Aux États-Unis, la plupart des médecins et des sages-femmes demandent qu’on les appelle quand les contractions viennent toutes les 5 minutes et durent une minute chacune, depuis une heure.'
export const ruleInGermany =
  'En Allemagne, il n’y a pas de règle unique. Une règle courante est d’appeler ou de venir quand les contractions viennent toutes les 5 à 10 minutes depuis une heure. Tu peux appeler à toute heure la salle de naissance (Kreißsaal) ou, si tu en as une, la sage-femme d’astreinte pour ton accouchement.'
export const ruleInSpain =
  'Les hôpitaux en Espagne ont des règles différentes. Une règle courante est de venir quand des contractions fortes et régulières viennent toutes les 5 minutes depuis une heure.'
export const ruleInFrance =
  'En France, les maternités demandent souvent de venir quand des contractions douloureuses reviennent toutes les 5 minutes depuis deux heures. Si tu as déjà accouché, c’est au bout d’une heure. Tu peux appeler avant, à tout moment.'
export const ruleElsewhere =
  'Une règle courante est d’appeler quand les contractions viennent toutes les 5 minutes et durent une minute chacune, depuis une heure. Nous ne savons pas ce que demandent les équipes de ton pays.'
export const callSooner =
  'Appelle plus tôt si ce n’est pas ton premier bébé, si le trajet est long ou si tu as un doute. Ce que dit l’équipe qui te suit passe avant tout.'

// What to call about at once, whatever the timer shows

export const waters =
  'Tu perds les eaux, ou tu penses les perdre. Si elles sont vertes, brunes ou teintées de sang, ou si elles sentent mauvais, va tout de suite à la maternité.'
export const bleeding = 'Tu saignes.'
export const movesLess = 'Ton bébé bouge moins que d’habitude, ou autrement.'
export const beforeTerm = 'Ta grossesse n’a pas encore atteint 37 semaines et 0 jour.'
export const longOrOften = 'Une contraction dure plus de deux minutes, ou il y en a six ou plus en dix minutes.'
export const illOrInPain = 'Tu te sens mal, ou tu as une douleur qui ne passe pas entre les contractions.'
export const worried = 'Quelque chose t’inquiète, quelle qu’en soit la raison.'

// When to call an ambulance

export const callAmbulance =
  'Tu vois ou sens le cordon, tu ne peux pas t’empêcher de pousser, le bébé arrive, ou tu saignes beaucoup.'

// Movements

export const countInTheUs =
  'Aux États-Unis, il est courant de compter chaque jour à partir de 28\u00a0SA\u00a0: à un moment où ton bébé est d’habitude actif, compte les mouvements jusqu’à 10. Si tu n’en sens pas 10 en 2 heures, appelle tout de suite.'
export const anyChange =
  'Tout changement par rapport aux habitudes que tu connais est une raison d’appeler, quoi que dise un comptage.'
export const noSetNumber =
  'Il n’y a pas de nombre fixe de mouvements. Apprends à connaître les habitudes de ton bébé. Si elles changent, appelle tout de suite, à n’importe quelle heure, à chaque fois.'
export const notSlower = 'Les bébés ne bougent pas moins à l’approche de la naissance, ni pendant le travail.'
export const beforeMovements =
  'La plupart des personnes sentent les premiers mouvements entre 16 et 24\u00a0SA. Appelle si tu n’en as toujours senti aucun à 24\u00a0SA, ou si les mouvements habituels de ton bébé diminuent ou changent.'
export const noDoppler =
  'Aucune application, aucun doppler à domicile ne peut dire si un bébé va bien, et cette page non plus. Rien de cela ne remplace un appel.'
export const callAboutMovements =
  'Appelle tout de suite. N’attends pas le lendemain, et n’attends pas de voir si cela s’améliore.'

/** The sources, as the guide's `sources.json` names them. */
export const sourceTitles = {
  BSW: 'MetroHealth, signes du travail',
  CDC: 'CDC Hear Her / AIM, signes d’alerte maternels urgents (publiés par les services de santé des États)',
  COCH: 'Countess of Chester Hospital NHS, signes du travail',
  HSE: 'HSE Irlande, la grossesse semaine après semaine\u202f; mouvements du bébé',
  KICKS: 'Kicks Count, association caritative',
  KINGSTON: 'Kingston NHS, maternité, quand le travail a commencé',
  MAASHAVEN: 'Page d’un cabinet néerlandais de sages-femmes',
  NHS: 'NHS (Angleterre), pages sur la grossesse et guide semaine après semaine',
  NORTH: 'Northfield Hospital, compter les mouvements (cite l’ACOG)',
  SUTTER: 'Sutter Health, quand aller à l’hôpital',
  TOMMYS: 'Tommy’s (association britannique sur la grossesse)',
  CHLEMANS: 'Hôpital du Mans, maternité\u00a0: quand venir et quoi apporter (copie sans date)',
  DEUKE: 'Direction de l’obstétrique, CHU de Hambourg-Eppendorf, dans le Hamburger Abendblatt (2014)',
  GIDONA: 'Gidona (Catalogne), quand aller à l’hôpital (copie sans date)',
  SFACTON: 'Acton, sage-femme\u00a0: quand venir à la maternité (copie sans date)',
}
