/** Checks for retired words. Each was replaced in the code, the tests and the documents, and must not be used again. */

type Rule = { readonly pattern: RegExp; readonly instead: string }

/** Add a word here after it was replaced everywhere. Patterns without `\b` also match inside longer names. */
const rules: readonly Rule[] = [
  { pattern: /caretaker/i, instead: 'scheduler' },
  { pattern: /postm[ae]n/i, instead: 'mail worker' },
  { pattern: /\bletter-?kinds?\b|(?:post|send|withdraw|forget)-?letters?\b/i, instead: 'message' },
  { pattern: /workshop/i, instead: 'image worker pool' },
  { pattern: /(?:create|take)Turns?\b|\bturns\.ts/, instead: 'concurrency limit' },
  { pattern: /beginAttempt/, instead: 'countAttempt' },
  { pattern: /openOutside|services\.outside/, instead: 'internet' },
  { pattern: /keep-?(?:query|picture|portrait|ready|shared)\b/i, instead: 'compile, store or prefetch' },
  { pattern: /kept-?(?:for|answers|notes|choice|picture)\b/i, instead: 'cache owner, cached, saved or stored' },
  { pattern: /\blent\b|\blend[A-Z]/, instead: 'database pool' },
  { pattern: /squeez/i, instead: 'compress' },
  { pattern: /wear-?theme/i, instead: 'applyLooks' },
  { pattern: /first-?sight/i, instead: 'prerender or first screen' },
  { pattern: /doorway/i, instead: 'RouteGuard' },
  { pattern: /farewell/i, instead: 'sign-out clean-up or account deletion' },
  { pattern: /notebook|\bshelf\b/i, instead: 'notes store or storage' },
  { pattern: /\bways-in\b|WaysIn/, instead: 'invitations' },
  { pattern: /judg/i, instead: 'check' },
  { pattern: /for want of/i, instead: 'without' },
  { pattern: /\bforget(?:[A-Z]|\()/, instead: 'delete, remove, clear or reset' },
  { pattern: /\bke(?:ep|pt)(?!Alive|PreviousData)[A-Z]|[a-z]Kept\b/, instead: 'cache, store or save' },
  { pattern: /[a-z]House\b|\bhouse[A-Z]/, instead: 'test app, fixture or database' },
  { pattern: /\bletGo\b|\bhear(?:Storage)?\(|\blookAgain\b/, instead: 'release, end, on… or read again' },
  {
    pattern: /AmongAdmins|StandingContext|\btype (?:Asked|Met)\b/,
    instead: 'a name that says what it contains or does',
  },
  { pattern: /goneAt\b|whom-?to-?call|turnToJourney/i, instead: 'restorableUntil, callAbout or switchToJourney' },
  { pattern: /drawing-?room\b/i, instead: 'render queue' },
  { pattern: /\bhole\(/, instead: 'param' },
]

type Exception = { readonly path: RegExp; readonly text: RegExp }

/** Texts in which a retired word is allowed. */
const exceptions: readonly Exception[] = [
  // The glossaries for translators quote English words of the guide.
  { path: /^docs\/languages\//, text: /.*/ },
  // The guide is written in everyday English.
  { path: /^src\/features\/guide\/content\//, text: /.*/ },
  // Storage keys in people's browsers. If a key were renamed, a tab with an older version would not notice a sign-out.
  { path: /.*/, text: /nestling-farewell|\/kept\/farewell/ },
  // This list and its test.
  { path: /^tools\/check\/plain-words\./, text: /.*/ },
]

/** Returns one message for each retired word in the path of a file or in a line of its text. */
export function findRetiredWords(path: string, text: string): string[] {
  const allowed = exceptions.filter((exception) => exception.path.test(path))
  const check = (where: string, text: string) => {
    const withoutExceptions = allowed.reduce((rest, exception) => rest.replace(exception.text, ''), text)
    return rules.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(withoutExceptions) ?? []
      return found === undefined ? [] : `${where}: write "${instead}" instead of "${found}"`
    })
  }
  return [...check(path, path), ...text.split('\n').flatMap((line, index) => check(`${path}:${index + 1}`, line))]
}
