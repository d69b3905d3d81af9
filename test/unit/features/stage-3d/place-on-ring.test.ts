import { CAMERA_PRESETS } from '@/features/stage-3d/renderer/camera-presets'
import { placeOnRing } from '@/features/stage-3d/place-on-ring'

const VIEWS = ['front', 'side', 'rear'] as const

const percent = (length: string): number => Number(length.replace('%', ''))

it('has the dots of all views in front of the car, in the order of their pictures', () => {
  const places = VIEWS.map((view) => placeOnRing(CAMERA_PRESETS[view].azimuthDegrees))
  for (const { top } of places) expect(percent(top)).toBeGreaterThan(75)
  const lefts = places.map(({ left }) => percent(left))
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other))
})
