import { useState } from 'react'

type Load = 'waiting' | 'shown' | 'failed'

/** What `usePictureState` answers. */
export interface PictureState {
  load: Load
  onLoad: () => void
  onError: () => void
}

/** Where the loading of one picture stands; starts again when its address changes. */
export function usePictureState(src: string): PictureState {
  const [state, setState] = useState<{ src: string; load: Load }>({ src, load: 'waiting' })
  const load = state.src === src ? state.load : 'waiting'
  return {
    load,
    onLoad: () => setState({ src, load: 'shown' }),
    onError: () => setState({ src, load: 'failed' }),
  }
}
