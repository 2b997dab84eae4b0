/** The part of pdfmake's browser build that is used; it ships without types. */
declare module 'pdfmake/build/pdfmake.min.js' {
  interface PdfMake {
    addFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void
    addVirtualFileSystem(files: Readonly<Record<string, string>>): void
    createPdf(document: object): {
      /** The document before its end, of which `appendXML` adds to the metadata. */
      getStream(): Promise<{ appendXML(xml: string): void }>
      getBlob(): Promise<Blob>
    }
  }
  const pdfMake: PdfMake
  export default pdfMake
}
