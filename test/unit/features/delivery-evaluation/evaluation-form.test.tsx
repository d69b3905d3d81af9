import { render, screen } from '@testing-library/react'
import type { PictureUpload } from '@/domain/picture-upload'
import { draftSlotOf } from '@/features/delivery-evaluation/draft'
import { EvaluationForm } from '@/features/delivery-evaluation/evaluation-form'
import { usePictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'

jest.mock('@/widgets/picture-uploads/use-picture-uploads')

const evaluation = {
  id: 'o1',
  modelName: 'Vela 7',
  carPoster: '',
  centreName: null,
  deliveredTime: null,
  sent: null,
}
const picture = { key: 'a', source: 'blob:a' }

const show = (...uploads: PictureUpload[]) => {
  jest.mocked(usePictureUploads).mockReturnValue({
    uploads,
    add: jest.fn(),
    retry: jest.fn(),
    remove: jest.fn(),
    forget: jest.fn(),
    dropLost: jest.fn(),
  })
  render(<EvaluationForm evaluation={evaluation} onSend={jest.fn()} onLeave={jest.fn()} />)
  return screen.getByRole('button', { name: /^Submit/ })
}

beforeEach(() => localStorage.clear())

test('stars come first of what is missing', () => {
  expect(show({ ...picture, status: 'uploading', percent: 40 })).toHaveTextContent('Give stars to all three')
})

test.each<[PictureUpload['status'], PictureUpload, string]>([
  ['uploading', { ...picture, status: 'uploading', percent: 40 }, 'Wait for the photos'],
  ['failed', { ...picture, status: 'failed', reason: 'Too large.' }, 'A photo was not uploaded'],
])('a photo that is %s is told as what it is', (_status, photo, hint) => {
  draftSlotOf('o1')(undefined).write({ stars: { car: 5, handover: 5, centre: 5 }, tags: [], words: '' })
  expect(show(photo)).toHaveTextContent(hint)
})
