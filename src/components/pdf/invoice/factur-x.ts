const schema = 'http://www.aiim.org/pdfa/ns'
const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters'],
  ['Version', 'The version of the standard that the embedded XML document follows'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const

/** What XMP says of the embedded invoice, with the extension schema that PDF/A asks for. */
export const facturXMetadata = `
        <rdf:Description rdf:about="" xmlns:fx="${facturX}">
            <fx:DocumentType>INVOICE</fx:DocumentType>
            <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
            <fx:Version>1.0</fx:Version>
            <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:pdfaExtension="${schema}/extension/" xmlns:pdfaSchema="${schema}/schema#" xmlns:pdfaProperty="${schema}/property#">
            <pdfaExtension:schemas>
                <rdf:Bag>
                    <rdf:li rdf:parseType="Resource">
                        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                        <pdfaSchema:namespaceURI>${facturX}</pdfaSchema:namespaceURI>
                        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                        <pdfaSchema:property>
                            <rdf:Seq>${properties.map(property).join('')}
                            </rdf:Seq>
                        </pdfaSchema:property>
                    </rdf:li>
                </rdf:Bag>
            </pdfaExtension:schemas>
        </rdf:Description>`

/** What a document definition says beyond its content to be PDF/A-3b with this CII embedded. */
export function facturXFields(cii: string, madeAt: string): object {
  const date = new Date(madeAt)
  return {
    version: '1.7',
    subset: 'PDF/A-3b',
    files: {
      'factur-x.xml': {
        src: `data:text/xml;base64,${base64(cii)}`,
        name: 'factur-x.xml',
        description: 'Factur-X invoice',
        relationship: 'Alternative',
        creationDate: date,
        modifiedDate: date,
      },
    },
  }
}

function property([name, description]: (typeof properties)[number]): string {
  return `
                                <rdf:li rdf:parseType="Resource">
                                    <pdfaProperty:name>${name}</pdfaProperty:name>
                                    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                                    <pdfaProperty:category>external</pdfaProperty:category>
                                    <pdfaProperty:description>${description}</pdfaProperty:description>
                                </rdf:li>`
}

function base64(text: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCodePoint(byte)
  return btoa(binary)
}
