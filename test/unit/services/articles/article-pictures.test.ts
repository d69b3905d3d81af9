import type { Article } from '@/wire/schemas/article'
import { articlePictures, openPicture } from '@/services/articles/article-pictures'
import { open } from '@/services/navigation/open'

jest.mock('@/services/navigation/open', () => ({ open: jest.fn() }))

const size = { width: 4, height: 3, poster: null }
const media: Article['media'] = [
  { kind: 'picture', url: 'head', ...size, durationSeconds: null },
  { kind: 'video', url: 'clip', ...size, durationSeconds: 9 },
  { kind: 'picture', url: 'both', ...size, durationSeconds: null },
]
const inText = (url: string) => ({ kind: 'picture', url, width: 4, height: 3, alt: `alt ${url}`, caption: '' }) as const
const body: Article['body'] = [{ kind: 'quote', text: 'Quiet' }, inText('sea'), inText('both')]

describe('the pictures of an article', () => {
  it('are those that lead in, then those of its text, each once and no video', () => {
    expect(articlePictures({ media, body }).map(({ url, alt }) => [url, alt])).toEqual([
      ['head', ''],
      ['both', 'alt both'],
      ['sea', 'alt sea'],
    ])
  })

  it('have the same places before the text has come', () => {
    expect(articlePictures({ media }).map(({ url }) => url)).toEqual(['head', 'both'])
  })

  it.each([
    ['sea', '2'],
    ['head', '0'],
  ])('open at %s', (url, index) => {
    openPicture({ id: 'quiet', media, body }, url)
    expect(open).toHaveBeenLastCalledWith('pages/picture-viewer/index', { article: 'quiet', index })
  })
})
