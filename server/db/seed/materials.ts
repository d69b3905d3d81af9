import type { Media } from '@/wire/schemas/content'
import { MediaKind } from '@/wire/enums/content'
import { CarView } from '@/wire/enums/vehicle'
import { LookGroup } from '@/domain/configuration/look-group'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { clip, picture } from './album-media'
import { picturePath } from './picture-path'
import { contentTable, plainTable, type Chinese, type SeedTable } from './seed-table'
import { vela7 } from './vela-7'
import { vela9 } from './vela-9'

interface BucketRow {
  id: string
  name: string
  zh: Chinese<'material_bucket'>
  files: readonly Media[]
}

interface FolderRow {
  id: string
  name: string
  zh: Chinese<'material_folder'>
  modelId: string
  cover: string
  buckets: readonly BucketRow[]
}

const STILL_WIDTH = 760

/** Every still of a model: all paints from the front, then from the side, then from the rear. */
const stills = ({ id, optionGroups }: typeof vela7): Media[] =>
  Object.values(CarView).flatMap((view) =>
    optionGroups
      .filter(({ attributeType }) => attributeType === LookGroup.exterior)
      .flatMap(({ options }) => options)
      .map(({ code }) => ({
        kind: MediaKind.picture,
        url: picturePath(`${id}-${view}-${code}`),
        poster: null,
        width: STILL_WIDTH,
        height: Math.round(STILL_WIDTH / STILL_RATIOS[view]),
        durationSeconds: null,
      })),
  )

const cabin = [picture('interior-driver'), picture('interior-ink'), picture('interior-dune'), picture('interior-fog')]

const folders: readonly FolderRow[] = [
  {
    id: 'vela-7-exterior',
    name: 'Vela 7 exterior',
    zh: { name: 'Vela 7 外观' },
    modelId: vela7.id,
    cover: 'vela-7-dusk',
    buckets: [
      {
        id: 'vela-7-road',
        name: 'On the road',
        zh: { name: '在路上' },
        files: [
          picture('vela-7-dusk'),
          clip('first-light', 'vela-7-dusk', 13),
          picture('vela-7-dusk-rear'),
          clip('night-drive', 'scene-trails', 13),
        ],
      },
      {
        id: 'vela-7-studio',
        name: 'Studio',
        zh: { name: '摄影棚' },
        files: [picture('vela-7-stage-dawn-copper'), picture('vela-7-studio'), picture('garage'), ...stills(vela7)],
      },
    ],
  },
  {
    id: 'vela-7-cabin',
    name: 'Vela 7 cabin',
    zh: { name: 'Vela 7 座舱' },
    modelId: vela7.id,
    cover: 'interior-dune',
    buckets: [{ id: 'vela-7-seats', name: 'Seats and trim', zh: { name: '座椅与饰面' }, files: cabin }],
  },
  {
    id: 'vela-9-exterior',
    name: 'Vela 9 exterior',
    zh: { name: 'Vela 9 外观' },
    modelId: vela9.id,
    cover: 'vela-9-night',
    buckets: [
      {
        id: 'vela-9-road',
        name: 'On the road',
        zh: { name: '在路上' },
        files: [picture('vela-9-night'), picture('vela-9-hero'), clip('lakes', 'scene-dusk', 17)],
      },
      {
        id: 'vela-9-studio',
        name: 'Studio',
        zh: { name: '摄影棚' },
        files: [picture('vela-9-studio-moon-silver'), picture('vela-9-studio-pine-green'), ...stills(vela9)],
      },
    ],
  },
  {
    id: 'vela-9-cabin',
    name: 'Vela 9 cabin',
    zh: { name: 'Vela 9 座舱' },
    modelId: vela9.id,
    cover: 'interior-fog',
    buckets: [{ id: 'vela-9-seats', name: 'Seats and trim', zh: { name: '座椅与饰面' }, files: [...cabin].reverse() }],
  },
]

const folderRows = folders.map(({ id, name, zh, modelId, cover }, index) => ({
  id,
  name,
  zh,
  model_id: modelId,
  cover: picturePath(cover),
  sort: index + 1,
}))

const bucketRows = folders.flatMap(({ id, buckets }) =>
  buckets.map((bucket, index) => ({ id: bucket.id, folder_id: id, name: bucket.name, zh: bucket.zh, sort: index + 1 })),
)

const fileRows = folders
  .flatMap(({ buckets }) => buckets)
  .flatMap(({ id, files }) =>
    files.map(({ kind, url, poster, width, height, durationSeconds }, index) => ({
      bucket_id: id,
      sort: index + 1,
      kind,
      url,
      poster,
      width,
      height,
      duration_seconds: durationSeconds,
    })),
  )

/** The albums of the two models. */
export const materialTables = (): SeedTable[] => [
  contentTable('material_folder', folderRows),
  contentTable('material_bucket', bucketRows),
  plainTable('material_file', fileRows),
]
