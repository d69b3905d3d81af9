import { ErrorCode } from '@/wire/errors'
import { askToCancel } from '@/features/activities/cancel'
import { cancelSignUp } from '@/services/api/activity'
import { ApiError } from '@/services/request/errors'
import { alertDialog } from '@/ui/popup/dialogs'

jest.mock('@/services/api/activity')
jest.mock('@/ui/popup/dialogs', () => ({ alertDialog: jest.fn(), confirmDialog: async () => true }))

test.each([
  ['that is refused was not done', new ApiError('business', ErrorCode.activityNotFound, 'No.'), 'Not cancelled'],
  ['whose reply is lost may have been done', new ApiError('network', 0, 'timeout'), 'No answer from the server'],
])('a cancellation %s', async (_, failure, title) => {
  jest.mocked(cancelSignUp).mockRejectedValueOnce(failure)
  await askToCancel('lake')
  expect(alertDialog).toHaveBeenLastCalledWith(expect.objectContaining({ title }))
})
