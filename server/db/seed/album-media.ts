import { MediaKind } from '@/wire/enums/content'
import type { Media } from '@/wire/schemas/content'
import { picturePath, videoPath } from './picture-path'

/** Pictures of albums with their size in px, which reserves their box before they arrive. */
const sizes = {
  garage: [750, 520],
  'interior-driver': [750, 525],
  'interior-dune': [750, 525],
  'interior-fog': [750, 525],
  'interior-ink': [750, 525],
  'scene-dusk': [750, 563],
  'scene-trails': [750, 563],
  'vela-7-dusk': [750, 467],
  'vela-7-dusk-rear': [750, 467],
  'vela-7-stage-dawn-copper': [750, 1120],
  'vela-7-studio': [750, 420],
  'vela-9-hero': [750, 976],
  'vela-9-night': [750, 534],
  'vela-9-studio-moon-silver': [750, 422],
  'vela-9-studio-pine-green': [750, 422],
} as const satisfies Record<string, readonly [width: number, height: number]>

/** A picture of an album. */
export const picture = (name: keyof typeof sizes): Media => {
  const [width, height] = sizes[name]
  return { kind: MediaKind.picture, url: picturePath(name), poster: null, width, height, durationSeconds: null }
}

const CLIP_WIDTH = 720
const CLIP_HEIGHT = 480

/** A clip of an album, with the picture that stands for it until it plays. */
export const clip = (name: string, poster: keyof typeof sizes, durationSeconds: number): Media => ({
  kind: MediaKind.video,
  url: videoPath(name),
  poster: picturePath(poster),
  width: CLIP_WIDTH,
  height: CLIP_HEIGHT,
  durationSeconds,
})
