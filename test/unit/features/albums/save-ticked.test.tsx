import { act, fireEvent, render, screen } from '@testing-library/react'
import type { MaterialFile } from '@/wire/schemas/material'
import { Albums } from '@/features/albums/albums'
import { saveMedia } from '@/services/album/save-media'
import { fetchMaterialFiles } from '@/services/api/vehicle'
import { ApiError } from '@/services/request/errors'
import { changePopups, readPopups } from '@/ui/popup/store'

jest.mock('@/services/album/save-media', () => ({ saveMedia: jest.fn() }))
jest.mock('@/services/api/vehicle')

const save = jest.mocked(saveMedia)
const fileOf = (fileId: string): MaterialFile => ({
  fileId,
  url: fileId,
  mediaKind: 'picture',
  width: 4,
  height: 3,
  durationSeconds: null,
  poster: null,
})
const bucket = { bucketId: 'b1', bucketName: 'Outside', fileCount: 2 }
const folder = { folderId: 'f1', folderName: 'Vela 7', modelId: 'vela-7', cover: '', buckets: [bucket] }

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByText(name))
  })
const tick = (number: number) => fireEvent.click(screen.getByRole('checkbox', { name: `Vela 7, picture ${number}` }))

beforeEach(async () => {
  save.mockReset()
  changePopups({ toast: null, dialogs: [] })
  jest.mocked(fetchMaterialFiles).mockResolvedValue({
    records: ['a', 'b'].map(fileOf),
    total: 2,
    current: 1,
    size: 12,
  })
  render(
    <Albums nav={null} folders={[folder]} folder={folder} bucket={bucket} onFolder={jest.fn()} onBucket={jest.fn()} />,
  )
  await act(async () => undefined)
  await press('Select')
  tick(1)
  tick(2)
})

test('of two ticked pictures, the one that was kept is not saved again when the other is tried anew', async () => {
  save
    .mockResolvedValueOnce('saved')
    .mockRejectedValueOnce(new ApiError('network', 0, ''))
    .mockResolvedValue('saved')
  await press('Save 2')
  const [dialog] = readPopups().dialogs
  await act(async () => {
    if (dialog?.kind === 'alert') dialog.answer()
  })
  await press('Save 1')
  expect(save.mock.calls.map(([{ url }]) => url)).toEqual(['a', 'b', 'b'])
})

test('selecting ends once all that was ticked is kept', async () => {
  save.mockResolvedValue('saved')
  await press('Save 2')
  expect(screen.getByText('Save album')).toBeVisible()
})

test('who calls the saving off has everything ticked as before', async () => {
  save.mockResolvedValue('cancelled')
  await press('Save 2')
  expect(screen.getByText('Save 2')).toBeVisible()
})
