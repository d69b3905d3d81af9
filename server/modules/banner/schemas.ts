import { Type } from 'typebox'
import { ContentLinkType, SlideStyle } from '@/wire/enums/content'
import { pageOf, pageQuery, valueOf } from '../../http/schemas'

export const bannerPage = pageOf(
  Type.Object({
    id: Type.String(),
    bannerNo: Type.String(),
    title: Type.String(),
    subtitle: Type.String(),
    picture: Type.String(),
    slideStyle: valueOf(SlideStyle),
    type: valueOf(ContentLinkType),
    data: Type.String(),
  }),
)

export const bannersQuery = Type.Object({ ...pageQuery, bannerNo: Type.String({ minLength: 1, maxLength: 32 }) })
