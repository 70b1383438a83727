/** Rules about the names and folders of files. */
import { basename } from 'node:path/posix'
import { allowedNames, layers, type Place, placeOf } from './rules.ts'

const filesPerFolder = 12
const uncountedFolders = ['migrations', 'content']

/** Returns a message if the name or the folder of this file breaks a rule, else null. */
export function checkName(path: string): string | null {
  const at = placeOf(path)
  if (!at) return `src/ holds only ${layers.join(', ')}: move the file into one of them`
  return checkLocation(at) ?? checkSpelling(path)
}

/**
 * Returns a message if the folder has too many files, else null. Tests and pictures do not count, nor do the stylesheet
 * and the gallery file of a component.
 */
export function checkFolder(folder: string, files: readonly string[]): string | null {
  if (folder.split('/').some((name) => uncountedFolders.includes(name))) return null

  const components = new Set(files.filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file))).map(stem))
  const counted = files.filter((file) => {
    const isCompanion = /\.(module\.css|gallery\.tsx)$/.test(file) && components.has(stem(file))
    return !isCompanion && !/\.test\.tsx?$|\.(svg|png|jpe?g|webp|avif|gif|ico)$/.test(file)
  })
  if (counted.length <= filesPerFolder) return null
  return `${counted.length} files are more than ${filesPerFolder}: move files that belong together into a subfolder`
}

function checkLocation({ layer, feature, file, side }: Place): string | null {
  const [first = '', ...deeper] = file.split('/')
  const isTestFile = /\.test\.ts$/.test(file)
  if (layer === 'app' || layer === 'platform')
    return refuseUnless(allowedNames[layer], deeper.length > 0 ? first : file, `src/${layer}/ holds only`)
  if (layer !== 'features') return null

  if (!feature || file === '') return 'src/features/ holds one folder for each feature: move the file into one'
  if (deeper.length > 0 && !allowedNames.featureFolders.some((word) => word === first))
    return `a feature's folders are ${allowedNames.featureFolders.join(', ')}: move the file into one of them`
  if (deeper.length === 0 && !isTestFile)
    return refuseUnless(allowedNames.featureRoot, file, "a feature's root holds only")
  if (side === 'server' && deeper.length === 1 && !isTestFile)
    return refuseUnless(allowedNames.featureServer, deeper[0] ?? '', "a feature's server/ holds only folders and")
  return null
}

function refuseUnless(known: readonly string[], word: string, sentence: string): string | null {
  if (known.includes(word)) return null
  return `${sentence} ${known.join(', ')}: use one of these names, or agree on a new one and add it to tools/architecture/rules.ts`
}

function checkSpelling(path: string): string | null {
  const segments = path.split('/')
  const name = segments.pop() ?? ''
  const vague = [...segments, name === 'index.html' ? '' : stem(name)].find(isVague)
  if (vague) return `"${vague}" is too vague: name the file or folder after its contents`

  const wrongFolder = segments.find((folder) => !isKebabCase(folder))
  if (wrongFolder) return `folder "${wrongFolder}" must be written in kebab-case`
  if (name === 'README.md' || isKebabCase(stem(name))) return null
  if (/^[A-Z][A-Za-z0-9]*(\.gallery|\.test)?\.tsx$|^[A-Z][A-Za-z0-9]*\.module\.css$/.test(name)) return null
  return 'PascalCase is for components (Button.tsx with Button.module.css beside it): write every other name in kebab-case'
}

function isVague(name: string): boolean {
  return /^(index|types|constants)$|(^|-)(utils?|helpers?|misc|common)$/i.test(name)
}

function isKebabCase(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

function stem(path: string): string {
  return basename(path).split('.')[0] ?? ''
}
