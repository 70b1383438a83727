/** A notification, and the message that the server makes of it and then encrypts. */
export const samplePush = {
  title: 'New photos',
  body: 'Sam shared ten photos.',
  path: '/album?photo=7',
  tag: 'album',
  badge: 3,
}

export const messageOf = (origin: string) => ({
  web_push: 8030,
  notification: {
    title: samplePush.title,
    body: samplePush.body,
    navigate: `${origin}${samplePush.path}`,
    tag: samplePush.tag,
    lang: 'en-US',
  },
  app_badge: samplePush.badge,
})
