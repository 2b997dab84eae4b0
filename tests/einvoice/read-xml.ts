import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element as it stands in the text. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  readonly text: string
}

type Raw = Readonly<Record<string, unknown>>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
})

/** The root element of a well-formed document. */
export function readXml(text: string): XmlNode {
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new Error(valid.err.msg)
  const [root] = (parser.parse(text) as readonly Raw[]).map(nodeOf)
  if (!root) throw new Error('No element')
  return root
}

function nodeOf(raw: Raw): XmlNode {
  const name = Object.keys(raw).find((key) => key !== ':@') ?? ''
  const content = (raw[name] ?? []) as readonly Raw[]
  return {
    name,
    attributes: (raw[':@'] ?? {}) as Record<string, string>,
    children: content.filter((one) => !('#text' in one)).map(nodeOf),
    text: content.map((one) => ('#text' in one ? String(one['#text']) : '')).join(''),
  }
}

/** All elements at a path of names: 'cac:Party/cbc:Name'. */
export function all(node: XmlNode | undefined, path: string): readonly XmlNode[] {
  return path
    .split('/')
    .reduce<readonly XmlNode[]>(
      (nodes, name) =>
        nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
      node ? [node] : [],
    )
}

export function first(node: XmlNode | undefined, path: string): XmlNode | undefined {
  return all(node, path)[0]
}

/** The text of the first element at a path; '' where there is none. */
export function textAt(node: XmlNode | undefined, path: string): string {
  return first(node, path)?.text ?? ''
}
