import { View } from '@tarojs/components'
import type { KeptPicture } from '@/domain/picture-upload'
import { Picture } from '@/ui/picture'
import './index.scss'

export interface KeptTilesProps {
  pictures: readonly KeptPicture[]
  /** What a picture shows; `number` counts from 1. */
  altOf: (number: number) => string
}

/** Pictures as they were sent; their addresses end, so an old page reads them anew. */
export function KeptTiles({ pictures, altOf }: KeptTilesProps) {
  return (
    <View className="picture-tiles">
      {pictures.map(({ path, url }, index) => (
        <View key={path} className="picture-tile">
          <View className="picture-tile__face">
            <Picture src={url} alt={altOf(index + 1)} fit="cover" />
          </View>
        </View>
      ))}
    </View>
  )
}
