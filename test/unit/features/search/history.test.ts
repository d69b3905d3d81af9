import { storage } from '@/platform/storage'
import { forgetHistory, forgetSearch, history, rememberSearch } from '@/features/search/history'

beforeEach(forgetHistory)

it('keeps the last ten searches, each once, the last first', () => {
  for (let n = 1; n <= 12; n += 1) rememberSearch(`search ${n}`)
  rememberSearch('SEARCH 5')
  expect(history.getState()).toHaveLength(10)
  expect(history.getState().slice(0, 3)).toEqual(['SEARCH 5', 'search 12', 'search 11'])
})

it('forgets one, and all', () => {
  rememberSearch('winter range')
  rememberSearch('夜驾')
  forgetSearch('winter range')
  expect(history.getState()).toEqual(['夜驾'])
  forgetHistory()
  expect(history.getState()).toEqual([])
})

it('keeps what another tab has searched meanwhile, and brings back nothing that it has forgotten', () => {
  rememberSearch('winter range')
  const kept = storage.get('search-history') ?? ''
  storage.set('search-history', kept.replace('winter range', 'towing'))
  rememberSearch('夜驾')
  expect(history.getState()).toEqual(['夜驾', 'towing'])
})
