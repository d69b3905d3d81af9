import { detail, follow } from '@/wire/endpoints/article'
import { list } from '@/wire/endpoints/comment'
import { feed } from '@/wire/endpoints/content'
import { follow as followTopic } from '@/wire/endpoints/topic'
import { CommentOrder, HomeTabKind } from '@/wire/enums/content'
import { logIn } from '../support/customers/account'
import { percentile, type Figure } from './measuring/figure'
import { addArticles, CROWDED } from './filling/many-articles'
import { withOpenServer } from './measuring/open-server'
import { callInto } from './load/shopper'
import { timed } from './measuring/times-of'

const ARTICLES = 100_000
const COMMENTS_AN_ARTICLE = 10
const CALLS = 200
const MAX_MS = 50
const SIZE = 20
const P99 = 0.99

/** Measures a part of the feed, of the square of who follows, an article and its comments, each as a whole call. */
export const measureContent = (): Promise<readonly Figure[]> =>
  withOpenServer(async ({ app, database }) => {
    await addArticles(database, { articles: ARTICLES, comments: COMMENTS_AN_ARTICLE })
    const call = callInto(app, (await logIn(database, 0)).token)
    await call(follow, { authorId: 'xu-ran', isOn: true })
    await call(followTopic, { id: 'NightDrive', isOn: true })

    const walk = async (tab: HomeTabKind): Promise<number[]> => {
      const times: number[] = []
      let cursor: string | null = null
      while (times.length < CALLS) {
        const at: string | null = cursor
        const query = { tab, size: SIZE, ...(at !== null && { cursor: at }) }
        times.push(await timed(async () => (cursor = (await call(feed, query)).next)))
      }
      return times
    }
    const articles: number[] = []
    const comments: number[] = []
    const crowded: number[] = []
    for (let n = 0; n < CALLS; n += 1) {
      const id = `many-${1 + n * 7}`
      articles.push(await timed(() => call(detail, { id })))
      for (const order of Object.values(CommentOrder)) {
        comments.push(await timed(() => call(list, { articleId: id, order, size: SIZE })))
        crowded.push(await timed(() => call(list, { articleId: CROWDED, order, size: SIZE })))
      }
    }
    const figure = (name: string, times: readonly number[]): Figure => ({
      name: `${name} among ${ARTICLES} articles and ${ARTICLES * COMMENTS_AN_ARTICLE} comments, p99 in ms`,
      measured: percentile(times, P99),
      budget: { atMost: MAX_MS },
    })
    return [
      figure('feed: a part of Explore', await walk(HomeTabKind.recommended)),
      figure('feed: a part of the square of who follows', await walk(HomeTabKind.square)),
      figure('article: an article', articles),
      figure('article: a part of its comments', comments),
      figure('article: a part of the comments of the one that has a tenth of all', crowded),
    ]
  })
