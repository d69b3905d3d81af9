import sanitizeHtml from 'sanitize-html'

/** What a text may be made of; everything else is drawn as its words, or not at all. */
const TAGS = ['p', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'img', 'figcaption']

/** A picture of our own, and how large it is: its box stands before it comes. */
const OWN_PICTURE = /^\/static\/[\w./-]+$/
const PIXELS = /^[1-9]\d{0,4}$/

const isFault = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
  tag === 'img' &&
  !(
    OWN_PICTURE.test(attribs['src'] ?? '') &&
    PIXELS.test(attribs['width'] ?? '') &&
    PIXELS.test(attribs['height'] ?? '')
  )

/** HTML as it is stored: the few tags that our texts are made of, links to https and to pages of the app, own pictures. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], img: ['src', 'width', 'height', 'alt'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' },
    exclusiveFilter: isFault,
  })
