import { act, render, screen } from '@testing-library/react'
import { ArticleKind, FollowRelation, ReportReason, SlideStyle } from '@/wire/enums/content'
import type { Article } from '@/wire/schemas/article'
import { ArticlePage } from '@/features/articles/article-page'
import { PictureViewerPage } from '@/features/picture-viewer/picture-viewer-page'
import { shareWays } from '@/platform/share'
import { fetchArticle } from '@/services/api/article'
import { chooseLanguage } from '@/services/language/spoken-language'

jest.mock('@/platform/share', () => ({
  shareWays: { hasCards: false, hasOwnCodes: false, hideFromMenu: jest.fn(), showInMenu: jest.fn() },
}))
jest.mock('@/services/api/article', () => ({ fetchArticle: jest.fn() }))
jest.mock('@/services/api/comment')

const post = {
  id: 'p1',
  kind: ArticleKind.post,
  title: null,
  summary: 'Forty kilometres of nobody.',
  media: [{ kind: 'picture', url: '/static/a.webp', width: 4, height: 3, poster: null, durationSeconds: null }],
  slideStyle: SlideStyle.style1,
  author: { id: 'a1', name: 'Lin', avatar: '', badge: null, followRelation: FollowRelation.notFollowing },
  place: null,
  hashtags: [],
  likeCount: 0,
  favouriteCount: 0,
  commentCount: 0,
  publishTime: '2026-11-20 10:00:00',
  isLiked: false,
  isFavourite: false,
  body: [],
  readMinutes: 1,
  relatedCar: null,
  topics: [],
  isOwn: true,
  hiddenReason: null,
} as unknown as Article // as much as is read

const open = async (page: 'article' | 'pictures', hiddenReason: Article['hiddenReason']) => {
  jest.mocked(fetchArticle).mockResolvedValue({ ...post, hiddenReason })
  render(page === 'article' ? <ArticlePage id="p1" /> : <PictureViewerPage articleId="p1" index="0" />)
  await act(async () => undefined)
}
const share = () => screen.queryByRole('button', { name: 'Share' })

beforeEach(() => jest.clearAllMocks())

describe.each(['article', 'pictures'] as const)('a post, on the page of its %s', (page) => {
  it('is shared by its button, and by the menu of WeChat', async () => {
    await open(page, null)
    expect(share()).toBeVisible()
    expect(shareWays.hideFromMenu).not.toHaveBeenCalled()
  })

  it('is shared by neither while a moderator hides it, for nobody else can open it', async () => {
    await open(page, ReportReason.advertising)
    expect(share()).toBeNull()
    expect(shareWays.hideFromMenu).toHaveBeenCalledTimes(1)
  })

  it('is shared by both again where it is read anew, in another language, and shown by then', async () => {
    await open(page, ReportReason.advertising)
    jest.mocked(fetchArticle).mockResolvedValue({ ...post, hiddenReason: null })
    await act(() => chooseLanguage('zh'))
    await act(() => chooseLanguage('en'))
    expect(share()).toBeVisible()
    expect(shareWays.showInMenu).toHaveBeenCalledTimes(1)
    expect(shareWays.showInMenu).toHaveBeenCalledWith(page === 'article')
  })
})
