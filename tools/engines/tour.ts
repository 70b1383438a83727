/** A tour of Nestling, the same in each browser engine: a parent sets it up, uses it and signs out, then another person joins. */
import { existsSync, readdirSync } from 'node:fs'
import type { openNetwork } from '../../e2e/test-app/network.ts'
import { addDays, dayInZone } from '../../src/platform/shared/time/calendar.ts'
import type { Person } from './person.ts'

type Tour = {
  /** The code that the parent created. */
  inviteCode: string
  readonly person: Person
  readonly network: Awaited<ReturnType<typeof openNetwork>>
  readonly setUpPath: string
  /** A picture to share. */
  readonly picture: string
  readonly downloads: string
  /** The file to which pages print; null if the browser opens a dialog instead. */
  readonly printed: string | null
  /** Restarts the browser with the data that it stored; null if this browser loses the data when it is closed. */
  readonly restart: (() => Promise<Person>) | null
}

/** The longest wait for a large picture. The browser draws it slowly without a graphics card. */
const drawingMs = 400_000

/** The Tab key, in WebDriver. */
const tabKey = '\uE004'

/** Today plus this number of days. */
const dayIn = (days: number) => addDays(dayInZone(new Date(), 'UTC'), days)

/** The result of a step that this engine cannot do. */
export const notSupported = Symbol('not in this engine')

export const steps: Readonly<Record<string, (tour: Tour) => Promise<unknown>>> = {
  async 'sets Nestling up'({ person, setUpPath }) {
    await person.open(setUpPath)
    await person.fill('First name', 'Nora')
    await person.fill('Last name', 'Farrell')
    await person.fill('Email', 'nora@nestling.example')
    await person.fill('Password', 'Kestrels-over-the-dunes-8')
    await person.press('Continue')
    await person.fill('Baby’s nickname', 'Pip')
    await person.fillDay('Due date', dayIn(80))
    await person.press('Begin the journey')
    await person.sees('Week 29')
  },
  async 'adds a scan'({ person }) {
    await person.open('/guide')
    await person.sees('Keep your notes')
    await person.press('Show the growth chart')
    await person.press('Add a scan')
    await person.fillDay('Day of the scan', dayIn(-1))
    await person.fill('Thigh bone', '54.3')
    await person.press('Add scan')
    await person.sees('Scan added')
  },
  async 'adds an appointment, and types its day and time'({ person }) {
    await person.open('/appointments')
    await person.press('Add New Appointment')
    await person.fill('Title', 'Midwife')
    await person.fillDay('Date', dayIn(30))
    await person.fillTime('Time', '09:30')
    await person.press('Add Appointment')
    await person.sees('9:30 AM')
  },
  async 'adds a wish'({ person }) {
    await person.open('/wishlist')
    await person.press('Add Item')
    await person.fill('Item name', 'Bibs')
    // The driver cannot click in an open list of options. In a closed list, typed letters select an option.
    await person.type(`${tabKey}Feeding`)
    await person.press('Add Item')
    await person.sees('Item added')
  },
  async 'goes back while the menu is open'({ person }) {
    await person.open('/')
    await person.open('/guide')
    await person.press('Menu')
    await person.sees('Sign Out')
    await person.back()
    await person.sees('Add Update')
    await person.seesNoMore('Sign Out')
  },
  async 'shares an update with a picture'({ person, picture }) {
    await person.open('/')
    await person.press('Add Update')
    await person.fill('What is new?', 'A kick at night')
    await person.choose('dialog[open] input[type=file]', picture)
    await person.sees('1 picture is ready to be shared')
    await person.press('Share Update')
    await person.sees('Update Shared')
    await person.sees('A kick at night')
  },
  async 'adds a photo to the album'({ person, picture }) {
    await person.open('/album')
    await person.sees('No photos yet')
    await uploadPhoto(person, picture, 'The nursery')
    await person.sees('The nursery')
  },
  async 'downloads the picture of the baby'({ person, downloads }) {
    await person.open('/guide')
    await person.press('Download picture')
    const isThere = async () => readdirSync(downloads).includes('pip-week-29.png')
    await person.until('No picture was downloaded', isThere, drawingMs)
  },
  async 'writes in the journal'({ person }) {
    await person.open('/guide')
    await person.fill('Anything else', 'Hiccups at noon')
    await person.sees('Saved')
  },
  async 'prints the notes'({ person, printed }) {
    if (printed === null) return notSupported
    await person.press('Print')
    return person.until('Nothing was printed', async () => existsSync(printed))
  },
  async 'reads home, appointments and guide without a network'({ person, network }) {
    await person.open('/')
    await person.stores('The guide is not stored', (text) => text.includes('/api/guide/weeks/42/guide'))
    network.switchTo('offline')
    await person.open('/')
    await person.sees('A kick at night')
    await person.sees('Offline, last updated')
    await person.reload()
    await person.sees('A kick at night')
    await person.open('/appointments')
    await person.sees('Midwife')
    await person.open('/guide?week=12')
    await person.sees('Week 12')
  },
  async 'opens without a network after the browser was closed'({ restart }) {
    if (restart === null) return notSupported
    const person = await restart()
    await person.open('/')
    await person.sees('A kick at night')
    return person.sees('Offline, last updated')
  },
  async 'shares without a network, and the update is sent later'({ person, network }) {
    await person.open('/')
    await person.press('Add Update')
    await person.sees('You are offline. This is kept here')
    await person.fill('What is new?', 'Written in a tunnel')
    await person.press('Share Update')
    await person.sees('1 thing is waiting to be sent')
    network.switchTo('online')
    await person.seesNoMore('1 thing is waiting to be sent')
  },
  async 'creates an invite code'(tour) {
    const { person } = tour
    await person.open('/share')
    await person.press('Create invite code')
    tour.inviteCode = (await person.read(/\b[A-Z]{4} [A-Z]{4}\b/)).replace(' ', '')
  },
  async 'signs out, and leaves nothing in the browser'({ person }) {
    await person.open('/')
    await person.press('Menu')
    await person.press('Sign Out')
    await person.press('Sign out without a copy')
    await person.sees('Sign In')
    await person.stores('Something is left', (text) => !/Nora|Pip|Midwife|Hiccups/.test(text))
    await person.open('/contacts')
    await person.sees('Forgot')
  },
  async 'signs in and out on the pages without scripts'({ person }) {
    await person.open('/sign-in?plain=')
    await person.fill('Username', 'nora@nestling.example')
    await person.fill('Password', 'Kestrels-over-the-dunes-8')
    await person.press('Sign In')
    await person.sees('This is the page without JavaScript. You can read it')
    await person.press('Sign out')
    await person.sees('By invitation only')
  },
  async 'joins by a link, as somebody else, and sees the updates'({ person, inviteCode }) {
    await person.open(`/?invite=${inviteCode}`)
    await person.sees('Invited by Nora')
    await person.fill('First name', 'Ruth')
    await person.fill('Last name', 'Lindqvist')
    await person.fill('Email', 'ruth@nestling.example')
    await person.fill('Password', 'Otters-under-the-bridge-9')
    await person.press('Join Pip’s journey')
    await person.sees('A kick at night')
    await person.reload()
    await person.sees('Written in a tunnel')
  },
  async 'reacts to an update'({ person }) {
    await person.press('React')
    await person.press('Love')
    await person.press('React. So far: 1 Love. Yours: Love')
  },
  async 'adds a photo right after leaving a page that was still sending'({ person, picture }) {
    await person.press('Hug')
    // The browser may hold the left page in memory. The request that it was sending must not block the next page.
    await person.open('/album')
    await person.sees('The nursery')
    await uploadPhoto(person, picture, 'The blanket')
  },
}

async function uploadPhoto(person: Person, picture: string, caption: string): Promise<void> {
  await person.choose('main input[type=file]', picture)
  await person.fill('Caption', caption)
  await person.press('Upload photo')
  await person.sees('Photo uploaded')
}
