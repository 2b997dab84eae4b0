/** A small PDF of one page: a heading and lines of plain ASCII text. */
export function onePagePdf(heading: string, lines: readonly string[]): Uint8Array {
  const text = [
    'BT /F1 20 Tf 56 770 Td 18 TL',
    `(${escaped(heading)}) Tj T* /F1 11 Tf T*`,
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((body, i) => {
    const start = file.length
    file += `${i + 1} 0 obj\n${body}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const at = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
  return new TextEncoder().encode(file)
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&')
}
