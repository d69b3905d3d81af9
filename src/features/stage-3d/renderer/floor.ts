import { Mesh, Plane, Program, Texture, type OGLRenderingContext } from 'ogl'
import type { Model } from './decode-model'
import { FLOOR_FRAGMENT, FLOOR_VERTEX } from './floor-shader'

/** The shadow on the floor. */
export interface Floor {
  mesh: Mesh
  setStrength(strength: number): void
  dispose(): void
}

const QUARTER_TURN = Math.PI / 2

/** Lays the shadow that came with the model under the car. */
export const createFloor = (gl: OGLRenderingContext, { floor }: Model): Floor => {
  const { rows, columns, shadow, lengthMetres, widthMetres } = floor
  const texture = new Texture(gl, {
    image: shadow,
    width: columns,
    height: rows,
    format: gl.LUMINANCE,
    internalFormat: gl.LUMINANCE,
    type: gl.UNSIGNED_BYTE,
    generateMipmaps: false,
    minFilter: gl.LINEAR,
    magFilter: gl.LINEAR,
    flipY: false,
  })
  const strength = { value: 1 }
  const geometry = new Plane(gl, { width: widthMetres, height: lengthMetres })
  const program = new Program(gl, {
    vertex: FLOOR_VERTEX,
    fragment: FLOOR_FRAGMENT,
    transparent: true,
    depthWrite: false,
    cullFace: false,
    uniforms: { uShadow: { value: texture }, uStrength: strength },
  })
  const mesh = new Mesh(gl, { geometry, program, frustumCulled: false, renderOrder: -1 })
  mesh.rotation.x = QUARTER_TURN
  return {
    mesh,
    setStrength: (value) => {
      strength.value = value
    },
    dispose() {
      geometry.remove()
      program.remove()
      gl.deleteTexture(texture.texture)
    },
  }
}
