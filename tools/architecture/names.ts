/** Rules about file names and places. */
import { basename } from 'node:path/posix'
import { layers, type Place, place, words } from './rules.ts'

const filesPerFolder = 12
const uncountedFolders = ['migrations', 'content']

/** The rule that this file's name or place breaks; null if none. */
export function checkName(path: string): string | null {
  const at = place(path)
  if (!at) return `src/ holds only ${layers.join(', ')}: move the file into one of them`
  return checkStanding(at) ?? checkSpelling(path)
}

/** A sentence if the folder has too many files, else null. */
export function checkFolder(folder: string, files: readonly string[]): string | null {
  if (uncountedFolders.includes(basename(folder))) return null

  const components = new Set(files.filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file))).map(stem))
  const counted = files.filter((file) => {
    const isCompanion = /\.(module\.css|gallery\.tsx)$/.test(file) && components.has(stem(file))
    return !isCompanion && !/\.test\.tsx?$|\.(svg|png|jpe?g|webp|avif|gif|ico)$/.test(file)
  })
  if (counted.length <= filesPerFolder) return null
  return `${counted.length} files are more than ${filesPerFolder}: give those that belong together a folder of their own`
}

function checkStanding({ layer, feature, file, side }: Place): string | null {
  const [first = '', ...deeper] = file.split('/')
  const isTestFile = /\.test\.ts$/.test(file)
  if (layer === 'app' || layer === 'platform')
    return refuseUnless(words[layer], deeper.length > 0 ? first : file, `src/${layer}/ holds only`)
  if (layer !== 'features') return null

  if (!feature || file === '') return 'src/features/ holds one folder for each feature: move the file into one'
  if (deeper.length > 0 && !words.featureFolders.some((word) => word === first))
    return `a feature's folders are ${words.featureFolders.join(', ')}: move the file into one of them`
  if (deeper.length === 0 && !isTestFile) return refuseUnless(words.featureRoot, file, "a feature's root holds only")
  if (side === 'server' && deeper.length === 1 && !isTestFile)
    return refuseUnless(words.featureServer, deeper[0] ?? '', "a feature's server/ holds only folders and")
  return null
}

function refuseUnless(known: readonly string[], word: string, sentence: string): string | null {
  if (known.includes(word)) return null
  return `${sentence} ${known.join(', ')}: use one of these words, or agree on a new one in tools/architecture/rules.ts`
}

function checkSpelling(path: string): string | null {
  const segments = path.split('/')
  const name = segments.pop() ?? ''
  const empty = [...segments, name === 'index.html' ? '' : stem(name)].find(isEmptyName)
  if (empty) return `"${empty}" says nothing: name it after what it holds`

  const wrongFolder = segments.find((folder) => !isKebabCase(folder))
  if (wrongFolder) return `folder "${wrongFolder}" must be written in kebab-case`
  if (name === 'README.md' || isKebabCase(stem(name))) return null
  if (/^[A-Z][A-Za-z0-9]*(\.gallery|\.test)?\.tsx$|^[A-Z][A-Za-z0-9]*\.module\.css$/.test(name)) return null
  return 'PascalCase is for components (Button.tsx with Button.module.css beside it): write every other name in kebab-case'
}

function isEmptyName(name: string): boolean {
  return /^(index|types|constants)$|(^|-)(utils?|helpers?|misc|common)$/i.test(name)
}

function isKebabCase(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

function stem(path: string): string {
  return basename(path).split('.')[0] ?? ''
}
