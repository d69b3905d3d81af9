import { act, renderHook } from '@testing-library/react'
import { fetchFeed } from '@/services/api/content'
import { tellSession } from '@/services/session/session'
import { knownFollowings } from '@/services/known/following'
import { followTopic } from '@/services/api/topic'
import { useFollowedTopics, useRelation, useTopicFollowing } from '@/stores/following'
import { FollowRelation, TopicKind } from '@/wire/enums/content'
import { useFollowAuthor } from '@/widgets/feed-card/use-follow-author'
import { FakeXhr, installFakeXhr, lastSent } from '../../support/jest/fake-xhr'
import { makeUser } from '../../support/samples/user'

const author = {
  id: 'gao-feng',
  name: 'Gao Feng',
  avatar: '',
  badge: null,
  followRelation: FollowRelation.notFollowing,
  isReader: false,
} as const
const card = (followRelation: FollowRelation) => ({ id: 'c', media: [], author: { ...author, followRelation } })
const topic = {
  id: 'quiet-cabin',
  kind: TopicKind.topic,
  name: 'Quiet cabin',
  intro: null,
  cover: null,
  articleCount: 3,
  followerCount: 7,
  isFollowed: false,
  createTime: '2026-11-20 08:00:00',
}
const settle = () => act(async () => undefined)
const logIn = (token: string) =>
  tellSession({ type: 'login-succeeded', reply: { token, userInfo: makeUser(), agreementsUpdated: false } })

/** A card with its button, and another of the same author. */
const twoCards = () => renderHook(() => ({ button: useFollowAuthor(author), other: useRelation(author) })).result

beforeEach(() => {
  installFakeXhr()
  localStorage.clear()
  tellSession({ type: 'ended' })
  logIn('t')
})

test('following an author shows at once on every card of theirs, and the answer of the server on all', async () => {
  const cards = twoCards()
  act(() => void cards.current.button.change())
  expect(cards.current).toMatchObject({ button: { isFollowing: true }, other: FollowRelation.following })
  act(() => lastSent().succeed({ followRelation: FollowRelation.mutual }))
  await settle()
  expect(cards.current).toMatchObject({ button: { relation: FollowRelation.mutual }, other: FollowRelation.mutual })
})

test('what the server refuses is undone on every card', async () => {
  const cards = twoCards()
  act(() => void cards.current.button.change())
  act(() => lastSent().refuse(50300, 'Not right now.'))
  await settle()
  expect(cards.current).toMatchObject({ button: { isFollowing: false }, other: FollowRelation.notFollowing })
})

const topicFollowed = (isFollowed: boolean) => ({ isFollowed, followerCount: isFollowed ? 8 : 7 })
const changeTopic = (isFollowed: boolean) =>
  act(
    () =>
      void knownFollowings
        .change(topic.id, topicFollowed(isFollowed), () => followTopic(topic.id, isFollowed))
        .catch(() => undefined),
  )

test('what is wanted while a change is on its way shows at once, and the newest of it is sent next', async () => {
  const { result } = renderHook(() => useTopicFollowing(topic))
  changeTopic(true)
  const sent = FakeXhr.sent.length
  changeTopic(false)
  changeTopic(true)
  changeTopic(false)
  expect(result.current.isFollowed).toBe(false)
  expect(FakeXhr.sent).toHaveLength(sent)

  act(() => lastSent().succeed(topicFollowed(true)))
  await settle()
  expect(result.current.isFollowed).toBe(false)
  expect(FakeXhr.sent).toHaveLength(sent + 1)
  act(() => lastSent().refuse(50300, 'Not right now.'))
  await settle()
  expect(result.current.isFollowed).toBe(true)
})

test('what the server tells already is not sent again: a second tap', async () => {
  changeTopic(true)
  const sent = FakeXhr.sent.length
  changeTopic(true)
  act(() => lastSent().succeed(topicFollowed(true)))
  await settle()
  expect(FakeXhr.sent).toHaveLength(sent)
})

test('what is read later is believed, what was asked for before the tap is not', async () => {
  const cards = twoCards()
  void fetchFeed({ tab: 'square', size: 8 })
  const earlier = lastSent()
  act(() => void cards.current.button.change())
  act(() => lastSent().succeed({ followRelation: FollowRelation.following }))
  await settle()
  act(() => earlier.succeed({ records: [card(FollowRelation.notFollowing)], next: null }))
  await settle()
  expect(cards.current.other).toBe(FollowRelation.following)

  void fetchFeed({ tab: 'square', size: 8 })
  act(() => lastSent().succeed({ records: [card(FollowRelation.notFollowing)], next: null }))
  await settle()
  expect(cards.current.other).toBe(FollowRelation.notFollowing)
})

test('another reader begins anew', async () => {
  const cards = twoCards()
  act(() => void cards.current.button.change())
  act(() => lastSent().succeed({ followRelation: FollowRelation.following }))
  await settle()
  act(() => tellSession({ type: 'ended' }))
  expect(cards.current.other).toBe(FollowRelation.notFollowing)
})

test('a topic is followed, counted and taken back in every list at once', async () => {
  const { result } = renderHook(() => ({ one: useTopicFollowing(topic), list: useFollowedTopics([topic]) }))
  const wanted = { isFollowed: true, followerCount: 8 }
  let refusal: unknown
  act(() => {
    knownFollowings
      .change(topic.id, wanted, () => followTopic(topic.id, true))
      .catch((error: unknown) => (refusal = error))
  })
  expect(result.current).toMatchObject({
    one: { isFollowed: true, followerCount: 8 },
    list: [{ isFollowed: true, followerCount: 8, name: 'Quiet cabin' }],
  })
  act(() => lastSent().refuse(50300, 'Not right now.'))
  await settle()
  expect(refusal).toMatchObject({ code: 50300 })
  expect(result.current).toMatchObject({ one: { isFollowed: false, followerCount: 7 }, list: [{ isFollowed: false }] })
})
