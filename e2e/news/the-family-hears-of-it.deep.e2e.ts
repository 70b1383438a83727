/** How the family learns of ten new photos: on open pages, by notification and by mail, with two servers behind a proxy. */
import type { Browser, Page } from '@playwright/test'
import { newsTopics } from '#platform/shared/news/news-topics.ts'
import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { findWallTime } from '#platform/shared/time/wall-clock.ts'
import { isHaproxyInstalled } from '../../tools/drill/two/haproxy.ts'
import { choose, picture, viewer } from '../album/album-on-page.ts'
import { waitingBar } from '../offline/waiting-on-page.ts'
import { commentsDialogOn, commentsOn } from '../on-page/comments-on-page.ts'
import { uploadDialogOn } from '../on-page/find-on-page.ts'
import { deliverPush, openPushService, whenWorkerIsReady } from '../on-page/push-service.ts'
import { openNetwork } from '../test-app/network.ts'
import { expect as expectSoon, test } from '../test-app/test-app.ts'
import { openTwoServers, type TwoServers } from '../test-app/two-servers.ts'
import { liveEventsOn, openWithLiveUpdates, recordLive, unpromptedRequests } from './record-live.ts'

type Caller = Awaited<ReturnType<TwoServers['caller']>>

/** Two servers, their database and four browsers share this machine, so everything may take long. */
const expect = expectSoon.configure({ timeout: 240_000 })

const photos = 10
const privateWords = 'A word for the family alone'
const zone = 'Europe/London'

/** The servers' clocks are set to this day, because the test may run during somebody's quiet hours. */
const tomorrow = addDays(dayInZone(new Date(), zone), 1)

function tomorrowAt(time: string): Date {
  const [instant] = findWallTime(tomorrow, time, zone)?.instants ?? []
  if (!instant) throw new Error(`Clocks in ${zone} skip ${time} tomorrow.`)
  return instant
}

const forEveryTopic = (frequency: string) => Object.fromEntries(newsTopics.map((topic) => [topic, frequency]))

async function changeNewsChoices(caller: Caller, change: object) {
  const { canMail: _mail, version: _version, ...choices } = Object((await caller.get('/api/news-choices')).body)
  expect((await caller.ask('PUT', '/api/news-choices', { ...choices, ...change })).status).toBe(200)
}

/** Subscribes a device of this person. Returns the notifications that it gets. */
async function addDevice({ pushService }: TwoServers, caller: Caller) {
  const { publicKey } = Object((await caller.get('/api/push/key')).body)
  const subscription = pushService.subscribe(publicKey)
  expect((await caller.ask('PUT', '/api/push/devices', subscription)).status).toBe(200)
  return () => pushService.delivered.filter(({ endpoint }) => endpoint === subscription.endpoint)
}

/** Waits until nothing is due on the servers: no event whose recipients are undecided, and no message to send. */
const whenNothingIsDue = (servers: TwoServers) => expect.poll(servers.countWaiting).toBe(0)

/** Like `whenNothingIsDue`, but also moves the clocks forward, because a failed message is sent again later. */
const tickUntilNothingIsDue = (servers: TwoServers) =>
  expect
    .poll(async () => {
      await servers.tick()
      return servers.countWaiting()
    })
    .toBe(0)

async function writeComment(page: Page, words: string) {
  await commentsDialogOn(page).getByLabel('Your comment').fill(words)
  await commentsDialogOn(page).getByRole('button', { name: 'Send' }).click()
}

const photosOn = (page: Page) => page.getByRole('list', { name: /^Photos / }).getByRole('listitem')

/** Resolves with the time at which the page shows this many photos. */
const whenPhotosShow = (page: Page, count: number): Promise<number> =>
  page
    .evaluate(`new Promise((resolve) => {
    const check = () => document.querySelectorAll('[aria-label^="Photos "] > li').length === ${count} && resolve(Date.now())
    new MutationObserver(check).observe(document.body, { childList: true, subtree: true })
  })`)
    .then(
      (shownAt) => Number(shownAt),
      () => Number.NaN,
    )

async function shareTenPhotos(nora: Page): Promise<{ uploadedAt: number }> {
  let uploadedAt = 0
  nora.on('response', (response) => {
    if (response.url().endsWith('/api/photos/upload')) uploadedAt = Date.now()
  })
  const files = await Promise.all(Array.from({ length: photos }, (_, at) => picture(`photo-${at}.jpg`)))
  await choose(nora, ...files)
  await uploadDialogOn(nora).getByLabel('Caption').first().fill(privateWords)
  await uploadDialogOn(nora)
    .getByRole('button', { name: `Upload ${photos} photos` })
    .click()
  // A busy server refuses a picture whose decoding takes too long. Nora then tries again.
  await expect(async () => {
    const retry = uploadDialogOn(nora).getByRole('button', { name: 'Try again' })
    for (const button of await retry.all()) await button.click({ timeout: 5000 })
    await expectSoon(uploadDialogOn(nora)).toBeHidden({ timeout: 5000 })
  }).toPass({ timeout: 240_000 })
  return { uploadedAt }
}

test('ten photos reach each member of the family once, in the way and at the time that they chose, and nobody else', async ({
  playwright,
  launchOptions,
}) => {
  test.skip(!isHaproxyInstalled(), 'HAProxy is not installed.')
  test.setTimeout(1_800_000)
  const servers = await openTwoServers(tomorrowAt('10:00'))
  // The grandmother is on a train. This is the network of her phone.
  const train = await openNetwork(servers.address)
  const viaTrain = `--host-resolver-rules=MAP ${new URL(servers.address).host} ${new URL(train.address).host}`
  const browsers: Browser[] = []
  /** Each person has a browser of their own, as on their own phone. */
  const open = async (name: 'mother' | 'partner' | 'grandmother' | 'friend', args: readonly string[] = []) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...args],
    })
    browsers.push(browser)
    const page = await servers.open(browser, name)
    await recordLive(page)
    return page
  }
  try {
    const news = `/api/pregnancies/${servers.pregnancyId}/news`
    const [mother, father, grandmother, guest] = [
      await servers.caller('mother'),
      await servers.caller('partner'),
      await servers.caller('grandmother'),
      await servers.caller('friend'),
    ]
    const [aunt, uncle] = await servers.addFamily(2)
    if (!aunt || !uncle) throw new Error('addFamily(2) added fewer than two people.')
    const emails = { aunt: 'family-0@nestling.example', uncle: 'family-1@nestling.example' }

    // Guests may not see the album. The parents and the grandmother want no mail. The guest and the uncle want everything at
    // once. The aunt has chosen nothing.
    const rights = `/api/pregnancies/${servers.pregnancyId}/rights`
    const { family: ofFamily, guest: ofGuests } = Object((await mother.get(rights)).body)
    const withoutAlbum = { family: ofFamily, guest: { ...ofGuests, album: 'nothing' } }
    expect((await mother.ask('PUT', rights, withoutAlbum)).status).toBe(200)
    for (const caller of [father, grandmother]) await changeNewsChoices(caller, { mail: forEveryTopic('never') })
    for (const caller of [guest, uncle])
      await changeNewsChoices(caller, {
        push: forEveryTopic('at-once'),
        mail: forEveryTopic('at-once'),
        showsContent: true,
      })
    await changeNewsChoices(mother, { mail: forEveryTopic('never'), showsContent: true })
    const pushesTo = {
      mother: await addDevice(servers, mother),
      father: await addDevice(servers, father),
      guest: await addDevice(servers, guest),
      uncle: await addDevice(servers, uncle),
    }

    const [nora, sam, ruth, ben] = [
      await open('mother'),
      await open('partner'),
      await open('grandmother', [viaTrain]),
      await open('friend'),
    ]
    const { publicKey } = Object((await grandmother.get('/api/push/key')).body)
    const subscription = servers.pushService.subscribe(publicKey)
    const pushesToRuth = () =>
      servers.pushService.delivered.filter(({ endpoint }) => endpoint === subscription.endpoint)
    await openPushService(ruth, 'granted', subscription)
    await ruth.goto('/account')
    const card = ruth.getByRole('region', { name: 'Notifications on this device' })
    await whenWorkerIsReady(ruth)
    await card.getByRole('button', { name: 'Turn on notifications' }).click()
    await expect(card.getByRole('button', { name: 'Turn off' })).toBeVisible()

    await openWithLiveUpdates(ben, '/')
    await openWithLiveUpdates(sam, '/album')
    await expect(sam.getByRole('heading', { name: 'No photos yet' })).toBeVisible()
    await nora.goto('/album')

    await test.step('the father’s open page shows the photos without a reload', async () => {
      const shown = whenPhotosShow(sam, photos)
      const { uploadedAt } = await shareTenPhotos(nora)
      await expect(photosOn(sam)).toHaveCount(photos)
      expect(unpromptedRequests(await liveEventsOn(sam), '/api/photos')).toEqual([])
      console.log(`The father’s page showed ten photos ${(await shown) - uploadedAt} ms after the tenth was uploaded.`)
    })

    await test.step('a change on either server reaches the father’s page', async () => {
      const [{ id }] = Object((await mother.get('/api/photos')).body)
      for (const server of [0, 1] as const) {
        const caption = `${privateWords}, changed on server ${server}`
        const caller = await servers.callerOf('mother', server)
        expect((await caller.ask('PATCH', `/api/photos/${id}`, { caption })).status).toBe(200)
        await expect(photosOn(sam).first()).toContainText(caption)
      }
    })

    await test.step('the photos are one entry in the news of everybody else who may see the album', async () => {
      await whenNothingIsDue(servers)
      for (const caller of [father, grandmother, aunt, uncle])
        expect((await caller.get(news)).body).toMatchObject([{ text: 'shared 10 photos', count: photos }])
      for (const caller of [mother, guest]) expect((await caller.get(news)).body).toEqual([])
    })

    await test.step('before any message is due, the uncle is removed and the father reads the news', async () => {
      expect((await mother.delete(`/api/admin/users/${emails.uncle}`)).status).toBe(204)
      expect([403, 404]).toContain((await uncle.get(news)).status)
      await sam.goto('/news')
      await expect(sam.getByRole('link', { name: /Nora shared 10 photos/ })).toBeVisible()
      await expect.poll(async () => Object((await father.get(`${news}/unread`)).body).unread).toBe(0)
    })

    await test.step('a few minutes later the grandmother has one notification, without private words', async () => {
      await servers.setClocks(tomorrowAt('10:10'))
      await expect.poll(() => pushesToRuth().length).toBe(1)
      await tickUntilNothingIsDue(servers)
      const [{ id }] = Object((await grandmother.get('/api/photos')).body)
      expect(pushesToRuth().map(({ content }) => content)).toMatchObject([
        {
          web_push: 8030,
          notification: { body: 'Nora shared 10 photos', navigate: `${servers.address}/album?photo=${id}` },
        },
      ])
      expect(pushesToRuth()[0]?.text).not.toContain(privateWords)
      expect(servers.mails).toEqual([])
    })

    await test.step('in the evening the aunt has one mail', async () => {
      await servers.setClocks(tomorrowAt('17:59'))
      await whenNothingIsDue(servers)
      expect(servers.mails).toEqual([])
      await servers.setClocks(tomorrowAt('18:00'))
      await expect.poll(() => servers.mails.length).toBe(1)
      await tickUntilNothingIsDue(servers)
      expect(servers.mails.map(({ to }) => to)).toEqual([emails.aunt])
      expect(servers.mails[0]?.text).toContain('Nora shared 10 photos')
      expect(servers.mails[0]?.raw).not.toContain(privateWords)
    })

    await test.step('nobody else has heard of it', async () => {
      for (const pushes of Object.values(pushesTo)) expect(pushes()).toEqual([])
      expect(pushesToRuth()).toHaveLength(1)
      expect(servers.pushService.faults).toEqual([])
      const heard = await liveEventsOn(ben)
      const calls = heard.flatMap((each) => (each.is === 'told' ? each.calls : []))
      expect(calls.filter((call) => call.includes('photo'))).toEqual([])
      expect((await guest.get(news)).body).toEqual([])
    })

    await test.step('the notification leads the grandmother to the first of the photos', async () => {
      const { app_badge: _badge, ...message } = Object(pushesToRuth()[0]?.content)
      const shown = await deliverPush(ruth, JSON.stringify(message))
      expect(shown).toMatchObject({ title: 'News from Pip’s family', body: 'Nora shared 10 photos' })
      await ruth.goto(Object(shown).data.path)
      await expect(viewer(ruth)).toHaveAccessibleName(/^Photo 1 of 10/)
    })

    await test.step('without a network, the grandmother reacts and comments, and both arrive once', async () => {
      const [{ id }] = Object((await mother.get('/api/photos')).body)
      const listComments = async () =>
        Object((await mother.get(`/api/photos/${id}/comments`)).body).map(({ content }: { content: string }) => content)
      const [fromTrain, fromTunnel] = ['Greetings from the train.', 'That was a long tunnel.']
      await ruth.context().setOffline(true)
      await viewer(ruth)
        .getByRole('button', { name: /^React/ })
        .click()
      await viewer(ruth).getByRole('button', { name: 'Hug' }).click()
      await viewer(ruth).getByRole('button', { name: 'Comment' }).click()
      await writeComment(ruth, fromTrain)
      await expect(commentsOn(ruth)).toContainText(['Waiting'])
      expect(await listComments()).toEqual([])
      await ruth.context().setOffline(false)
      await expect.poll(listComments).toEqual([fromTrain])
      await expect(waitingBar(ruth)).toHaveCount(0)
      await tickUntilNothingIsDue(servers)
      expect(pushesTo.mother()).toHaveLength(1)

      // The server gets this comment, and its response is lost.
      train.switchTo('responses lost')
      await writeComment(ruth, fromTunnel)
      await expect.poll(listComments).toEqual([fromTunnel, fromTrain])
      train.switchTo('online')
      await expect(commentsOn(ruth)).toHaveCount(2)
      await expect(commentsOn(ruth).filter({ hasText: 'Waiting' })).toHaveCount(0)
      await expect(waitingBar(ruth)).toHaveCount(0)
      expect(await listComments()).toEqual([fromTunnel, fromTrain])
      expect(Object((await mother.get('/api/photos')).body)[0]).toMatchObject({ likes: 1, comments: 2 })

      await tickUntilNothingIsDue(servers)
      const bodies = pushesTo.mother().map(({ content }) => Object(content).notification.body)
      expect(bodies).toEqual([fromTrain, fromTunnel].map((words) => `Ruth commented on a photo: “${words}”`))
    })
    expect(servers.unexpectedProblems()).toEqual([])
  } finally {
    for (const browser of browsers) await browser.close()
    await train.close()
    await servers.close()
  }
})
