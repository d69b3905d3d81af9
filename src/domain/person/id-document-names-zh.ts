import { IdDocumentType } from '@/wire/enums/buyer'

/** What each identity document is called in Chinese. */
export const zh: Record<IdDocumentType, string> = {
  [IdDocumentType.residentId]: '居民身份证',
  [IdDocumentType.passport]: '护照',
  [IdDocumentType.officerCard]: '军官证',
  [IdDocumentType.taiwanCompatriotCard]: '台胞证',
  [IdDocumentType.hkMacauResidencePermit]: '港澳居民居住证',
  [IdDocumentType.taiwanResidencePermit]: '台湾居民居住证',
  [IdDocumentType.foreignerPermanentResidenceCard]: '外国人永久居留身份证',
  [IdDocumentType.foreignerResidencePermit]: '外国人居留许可',
  [IdDocumentType.hkMacauTravelPermit]: '港澳居民来往内地通行证',
  [IdDocumentType.taiwanTravelPermit]: '台湾居民来往大陆通行证',
}
