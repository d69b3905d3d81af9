/** Attribute parts of a selector stay as they are: their texts may look like tags or classes. */
const ATTRIBUTE_PART = /(\[[^\]]*\])/
const TAG = /(^|[\s,>+~(])([a-z][a-z-]*)/g
const CLASS = /\.([A-Za-z_][\w-]*)/g

const toDomPart = (part: string): string =>
  part
    .replace(/>>>/g, ' ')
    .replace(TAG, '$1wx-$2')
    // The classes of isolated components carry their component's prefix.
    .replace(CLASS, ':is(.$1,[class$="--$1"],[class*="--$1 "])')

/** Turns a selector in the words of a mini-program into one of the host's DOM. */
export const toDomSelector = (selector: string): string =>
  selector
    .split(ATTRIBUTE_PART)
    .map((part) => (part.startsWith('[') ? part : toDomPart(part)))
    .join('')

/** The same for an XPath of tags. */
export const toDomXpath = (xpath: string): string => `.${xpath.replace(/\/([a-z][a-z-]*)/g, '/wx-$1')}`
