import ICAL from 'ical.js'

/** Makes the person's calendar address, and returns its token. */
export const makeFeed = async (browser: { post(path: string): Promise<{ body: unknown }> }): Promise<string> =>
  String(Object((await browser.post('/api/calendar-feed')).body).token)

/** Reads a calendar as a calendar app does, without a cookie. */
export const readFeed = <Reply>(
  visitor: { get(path: string, headers: Record<string, string | null>): Reply },
  token: string,
  headers = {},
) => visitor.get(`/api/calendars/${token}`, { 'sec-fetch-site': null, ...headers })

/** The events of a calendar, parsed by another library. */
export const parseEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }))
