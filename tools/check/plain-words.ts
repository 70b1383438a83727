/** Words that were replaced in the code, the tests and the documents, and may not come back. */

type Rule = { readonly pattern: RegExp; readonly instead: string }

/** Extend this list whenever a word was replaced everywhere. A pattern also matches inside longer names. */
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
  { pattern: /wear-?theme/i, instead: 'applyTheme' },
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
  { pattern: /AmongAdmins|StandingContext|\btype (?:Asked|Met)\b/, instead: 'the name of what it is' },
  { pattern: /goneAt\b|whom-?to-?call|turnToJourney/i, instead: 'restorableUntil, callAbout or switchToJourney' },
  { pattern: /drawing-?room\b/i, instead: 'render queue' },
  { pattern: /\bhole\(/, instead: 'param' },
]

type Exception = { readonly path: RegExp; readonly text: RegExp }

/** The places where such a word has to stay. */
const exceptions: readonly Exception[] = [
  // What families read about pregnancy is in everyday English.
  { path: /^src\/features\/guide\/content\//, text: /.*/ },
  // Keys in people's browsers. With another name, a tab of an older version would miss a sign-out.
  { path: /.*/, text: /nestling-farewell|\/kept\/farewell/ },
  // The list itself, and its test.
  { path: /^tools\/check\/plain-words\./, text: /.*/ },
]

/** A sentence for each retired word in the path or the text of a file, with its line; none for plain words. */
export function findRetiredWords(path: string, text: string): string[] {
  const allowed = exceptions.filter((exception) => exception.path.test(path))
  const look = (where: string, words: string) => {
    const open = allowed.reduce((rest, exception) => rest.replace(exception.text, ''), words)
    return rules.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(open) ?? []
      return found === undefined ? [] : `${where}: write "${instead}" instead of "${found}"`
    })
  }
  return [...look(path, path), ...text.split('\n').flatMap((line, index) => look(`${path}:${index + 1}`, line))]
}
