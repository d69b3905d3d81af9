import { act, renderHook } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import { useDiscussion } from '@/features/articles/comments/use-discussion'
import { fetchArticle } from '@/services/api/article'
import { deleteComment, fetchComments } from '@/services/api/comment'
import { ApiError } from '@/services/request/errors'
import { alertDialog } from '@/ui/popup/dialogs'

jest.mock('@/services/api/article')
jest.mock('@/services/api/comment')
jest.mock('@/ui/popup/dialogs', () => ({ confirmDialog: async () => true, alertDialog: jest.fn() }))

const THREAD = { id: 'c1', replyCount: 0, replies: { records: [], next: null }, hiddenReason: null } as never
const lost = new ApiError('network', 0, 'timeout')
const gone = new ApiError('business', ErrorCode.commentNotFound, 'This comment is no longer here.')

test('a comment whose deletion brought no reply is gone after the next try, and so it is counted', async () => {
  jest.mocked(fetchComments).mockResolvedValue({ records: [THREAD], next: null })
  jest.mocked(fetchArticle).mockResolvedValue({ commentCount: 4 } as never)
  jest.mocked(deleteComment).mockRejectedValueOnce(lost).mockRejectedValueOnce(gone)
  const { result } = renderHook(() => useDiscussion('a1', { told: 5, linked: undefined }))
  await act(async () => undefined)

  await act(() => result.current.remove(THREAD))
  expect(alertDialog).toHaveBeenCalledTimes(1)
  expect([result.current.list.items.length, result.current.count]).toEqual([1, 5])

  await act(() => result.current.remove(THREAD))
  expect(alertDialog).toHaveBeenCalledTimes(1)
  expect([result.current.list.items.length, result.current.count]).toEqual([0, 4])
})
