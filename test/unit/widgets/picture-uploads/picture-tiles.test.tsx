import { fireEvent, render, screen } from '@testing-library/react'
import type { PictureUpload } from '@/domain/picture-upload'
import { UploadTiles } from '@/widgets/picture-uploads/upload-tiles'

const ready: PictureUpload = { key: 'a', source: 'blob:a', status: 'ready', path: 'private/a.jpg' }
const uploading: PictureUpload = { key: 'b', source: 'blob:b', status: 'uploading', percent: 40 }
const failed: PictureUpload = { key: 'c', source: 'blob:c', status: 'failed', reason: 'This file is too large.' }

const acts = { onAdd: jest.fn(), onRetry: jest.fn(), onRemove: jest.fn() }
const draw = (uploads: readonly PictureUpload[]) =>
  render(
    <UploadTiles
      uploads={uploads}
      maxCount={3}
      addLabel="Add a receipt"
      altOf={(n) => `Receipt, picture ${n}`}
      {...acts}
    />,
  )

test('each picture says what it shows and how far it is', () => {
  draw([ready, uploading])
  expect(screen.getByRole('img', { name: 'Receipt, picture 1' })).toBeInTheDocument()
  expect(screen.getByRole('status', { name: 'Uploading Receipt, picture 2' })).toHaveTextContent('40 %')
})

test('a failed picture says why, and can be tried again or taken away', () => {
  draw([ready, failed])
  expect(screen.getByRole('alert')).toHaveTextContent('This file is too large.')
  fireEvent.click(screen.getByRole('button', { name: 'Upload Receipt, picture 2 again' }))
  expect(acts.onRetry).toHaveBeenCalledWith(failed)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Receipt, picture 2' }))
  expect(acts.onRemove).toHaveBeenCalledWith(failed)
})

test('as many can be added as there is room for', () => {
  const { rerender } = draw([ready])
  fireEvent.click(screen.getByRole('button', { name: 'Add a receipt' }))
  expect(acts.onAdd).toHaveBeenCalled()
  rerender(
    <UploadTiles uploads={[ready, uploading, failed]} maxCount={3} addLabel="Add a receipt" altOf={String} {...acts} />,
  )
  expect(screen.queryByRole('button', { name: 'Add a receipt' })).not.toBeInTheDocument()
})

test('pictures on their way to the server are looked at only', () => {
  render(
    <UploadTiles
      uploads={[ready]}
      maxCount={3}
      addLabel="Add a receipt"
      altOf={(n) => `Picture ${n}`}
      isFixed
      {...acts}
    />,
  )
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument()
  expect(screen.queryAllByRole('button')).toHaveLength(0)
})
