/** The part of pdfmake's browser build that is used; it ships without types. */
declare module 'pdfmake/build/pdfmake.min.js' {
  interface PdfMake {
    addFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void
    createPdf(document: object): { getBlob(): Promise<Blob> }
  }
  const pdfMake: PdfMake
  export default pdfMake
}
