import type { Static } from 'typebox'
import type { Article, FollowReply, Reception } from '@/wire/schemas/article'
import type { Report } from '@/wire/schemas/report'
import * as endpoints from '@/wire/endpoints/article'
import { checkSameId } from '@/domain/same-id'
import { withPictureAddresses } from '../articles/picture-addresses'
import { beginReadingCards } from '../known/cards'
import { knownLikes } from '../known/counts'
import { knownFavourites } from '../known/favourites'
import { beginReadingReception } from '../known/reception'
import { call, type CallOptions } from '../request/call'
import { withPictures } from './content'
import { withPicture } from './with-picture'

/** An article whose pictures can be fetched. */
export const withAddresses = (article: Article): Article => ({
  ...article,
  ...withPictures(article),
  body: withPictureAddresses(article.body),
  relatedCar: article.relatedCar && withPicture(article.relatedCar),
})

/** An article to read (extension). Throws as `call`: articleNotFound. */
export const fetchArticle = async (id: string, options?: CallOptions): Promise<Article> => {
  const takeIn = beginReadingCards()
  const takeInReception = beginReadingReception()
  const article = checkSameId(id, await call(endpoints.detail, { id }, options))
  takeIn([article])
  takeInReception(article)
  return withAddresses(article)
}

/** Sets or takes away the customer's like (extension). Throws as `call`: articleNotFound. */
export const setLike = async (id: string, isOn: boolean): Promise<Reception> => {
  const takeIn = knownLikes.beginReading()
  const reception = await call(endpoints.like, { id, isOn })
  takeIn([[id, reception.likeCount]])
  return reception
}

/** Keeps an article for later, or no longer (extension). Throws as `call`: articleNotFound. */
export const setFavourite = async (id: string, isOn: boolean): Promise<Reception> => {
  const takeIn = knownFavourites.beginReading()
  const reception = await call(endpoints.favourite, { id, isOn })
  takeIn([[id, reception.isFavourite]])
  return reception
}

/** Follows an author, or no longer (extension). Throws as `call`: authorNotFound. */
export const followAuthor = async (
  authorId: string,
  isOn: boolean,
): Promise<Static<typeof FollowReply>['followRelation']> =>
  (await call(endpoints.follow, { authorId, isOn })).followRelation

/** Reports an article to the people who look after the house (extension). Throws as `call`: articleNotFound. */
export const reportArticle = (report: Report): Promise<null> => call(endpoints.report, report)
