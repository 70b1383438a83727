export { importJourney } from './importing/import-journey.ts'
export { exportNamed } from './making/export-named.ts'
export { writeExport } from './making/write-export.ts'
