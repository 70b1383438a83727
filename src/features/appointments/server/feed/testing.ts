import ICAL from 'ical.js'

/** Makes a calendar address for the person signed in in the browser, and returns its token. */
export const makeFeed = async (browser: { post(path: string): Promise<{ body: unknown }> }): Promise<string> =>
  String(Object((await browser.post('/api/calendar-feed')).body).token)

/** Reads a calendar as a calendar app does: without a cookie and without Sec-Fetch-Site. */
export const readFeed = <Reply>(
  visitor: { get(path: string, headers: Record<string, string | null>): Reply },
  token: string,
  headers = {},
) => visitor.get(`/api/calendars/${token}`, { 'sec-fetch-site': null, ...headers })

/** The events of a calendar, parsed by a library that does not share code with Nestling. */
export const parseEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }))
