import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { ModelDetail } from '@/wire/schemas/vehicle'
import { ErrorCode } from '@/wire/errors'
import { standardChoice } from '@/domain/configuration/catalogue'
import { needsConsent } from '@/domain/configuration/change'
import { LookGroup, optionsOfGroup } from '@/domain/configuration/look-group'
import { reopenConfiguration, type Reopened } from '@/domain/configuration/reopen'
import { chooseOption } from '@/domain/configuration/tap'
import { defaultModel } from '@/domain/vehicle/default-model'
import { firstVersion } from '@/domain/vehicle/first-version'
import { fetchModel, fetchSaleModels } from '@/services/api/vehicle'
import { configurationDraft, draftOf } from '@/services/configuration/draft'
import { draftLostTo } from '@/services/configuration/draft-lost-to'
import { keeperId } from '@/services/configuration/kept'
import { linkedCar, type LinkedCar } from '@/services/configuration/linked-car'
import { orderDraft } from '@/services/configuration/order-draft'
import { ApiError } from '@/services/request/errors'

/** What a link to the configurator names; nothing of it means the current draft, or the default model. */
export interface CarLink extends LinkedCar {
  /** An order whose car is to be configured further, beside the shopper's own draft. */
  orderId?: string | undefined
  modelId?: string | undefined
  /** A version: what is chosen already goes along. */
  pnoTwelve?: string | undefined
  /** The code of a paint. */
  paint?: string | undefined
}

/** A car that a link led to. */
export interface Opened extends Pick<Reopened, 'gone' | 'goneVersion' | 'oldTotalFen'> {
  model: ModelDetail
  car: Pick<Reopened, 'version' | 'chosen'>
  orderId: string | undefined
  /** Who asked; null for a visitor. */
  readerId: string | null
  /** The draft that had to make room for a shared or saved car, if there was anything of the shopper's own in it. */
  replaced: ConfigurationSnapshot | null
}

const defaultModelId = async (): Promise<string> => {
  const model = defaultModel(await fetchSaleModels())
  if (model === undefined) throw new ApiError('business', ErrorCode.modelNotFound, '')
  return model.id
}

/** A car of an earlier day, in the version that the link names if the model has it. */
const reopen = (model: ModelDetail, snapshot: ConfigurationSnapshot, pno: string | undefined): Reopened | undefined => {
  const isOffered = model.versions.some(({ pnoTwelve }) => pnoTwelve === pno)
  return reopenConfiguration(model, pno !== undefined && isOffered ? { ...snapshot, pnoTwelve: pno } : snapshot)
}

/** The same car in the paint that the link names, as long as that drives nothing out. */
const inPaint = (opened: Reopened, code: string | undefined): Reopened => {
  const paint = optionsOfGroup(opened.version, LookGroup.exterior).find((option) => option.code === code)
  if (!paint) return opened
  const outcome = chooseOption(opened.version, opened.chosen, paint.attributeNo)
  return outcome.kind === 'change' && !needsConsent(outcome) ? { ...opened, chosen: outcome.next } : opened
}

const freshCar = (model: ModelDetail, pno: string | undefined): Reopened | undefined => {
  const version = model.versions.find(({ pnoTwelve }) => pnoTwelve === pno) ?? firstVersion(model)
  return version && { version, chosen: standardChoice(version), gone: [], goneVersion: null, oldTotalFen: null }
}

/**
 * Opens the car that a link names, in today's catalogue.
 *
 * @throws ApiError as `call`: shareNotFound, configurationNotFound, modelNotFound; noLongerOffered with names.
 */
export const openLink = async (link: CarLink): Promise<Opened> => {
  const { orderId } = link
  const readerId = keeperId()
  const linked = await (orderId === undefined ? linkedCar(link) : orderDraft(orderId))
  const modelId = linked?.modelId ?? link.modelId ?? configurationDraft.read()?.modelId ?? (await defaultModelId())
  const model = await fetchModel(modelId)
  const base = linked ?? draftOf(model.id)
  const opened = base ? reopen(model, base, link.pnoTwelve) : freshCar(model, link.pnoTwelve)
  // A model whose versions were all withdrawn has nothing left to configure.
  if (opened === undefined) throw new ApiError('business', ErrorCode.versionNotFound, '')
  const { version, chosen, gone, goneVersion, oldTotalFen } = inPaint(opened, link.paint)
  return {
    model,
    car: { version, chosen },
    orderId,
    readerId,
    gone,
    goneVersion,
    oldTotalFen: link.pnoTwelve === undefined ? oldTotalFen : null,
    replaced: linked && orderId === undefined ? draftLostTo(linked) : null,
  }
}
