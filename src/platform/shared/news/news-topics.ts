/** The topics that people can choose to be notified of. A topic has one or several kinds of news. */
export const newsTopics = ['update', 'photo', 'comment', 'reaction', 'appointment', 'birth', 'member'] as const
export type NewsTopic = (typeof newsTopics)[number]
