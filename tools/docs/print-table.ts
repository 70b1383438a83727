/** Prints a Markdown table with padded columns, as a formatter would write it. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  // An unescaped bar would end the cell.
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)))
  const printRow = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  const [top = '', ...others] = lines.map(printRow)
  return [top, printRow(widths.map((width) => '-'.repeat(width))), ...others].join('\n')
}
