import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { configurationDraft, draftOf } from '@/services/configuration/draft'
import { linkedCar } from '@/services/configuration/linked-car'
import type { RouteParams } from '@/services/navigation/route-params'

/** Where the car on the page comes from: a draft is that of a model, or else the one at work. */
export type CarSource =
  | { kind: 'draft'; modelId?: string | undefined }
  | { kind: 'saved'; id: string }
  | { kind: 'shared'; shareCode: string }

/** The link to a car on the page. */
export type CarLink = Partial<Omit<RouteParams<'pages/ConfigView/ConfigView'>, 'show'>>

/** What a link to the page names; a share code goes before the rest, for it is what was sent. */
export const readSource = ({ modelId, saved, share }: CarLink): CarSource => {
  if (share !== undefined) return { kind: 'shared', shareCode: share }
  return saved === undefined ? { kind: 'draft', modelId } : { kind: 'saved', id: saved }
}

/** The car as it was when it was left, saved or shared; undefined without a draft. Throws as `linkedCar`. */
export const readCar = async (source: CarSource): Promise<ConfigurationSnapshot | undefined> => {
  switch (source.kind) {
    case 'draft':
      return source.modelId === undefined ? configurationDraft.read() : draftOf(source.modelId)
    case 'saved':
      return linkedCar({ saved: source.id })
    case 'shared':
      return linkedCar({ share: source.shareCode })
    default:
      return source satisfies never
  }
}
