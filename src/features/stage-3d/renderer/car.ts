import { Geometry, Mesh, Program, Transform, type OGLRenderingContext } from 'ogl'
import { CAR_FRAGMENT, CAR_VERTEX } from './car-shader'
import type { Model, ModelMesh } from './decode-model'
import { LIGHT_RIGS, type Light } from './light-rigs'
import { rigUniforms } from './rig-uniforms'
import type { StageSelection } from './selection'
import { surfacesOf } from './surfaces'

/** How much of what is behind the windows is seen. */
const GLASS_CLEARNESS = 0.34

/** The car in the scene; nothing of it is to be seen before its model is there. */
export interface Car {
  root: Transform
  load(model: Model): void
  show(selection: Omit<StageSelection, 'model'>, light: Light, isLit: boolean): void
  dispose(): void
}

/** Prepares the programs, which takes a phone as long as some of the model's way; its look is set by `show`. */
export const createCar = (gl: OGLRenderingContext): Car => {
  const root = new Transform()
  const uniforms = initialUniforms()
  const solid = new Program(gl, {
    vertex: CAR_VERTEX,
    fragment: CAR_FRAGMENT,
    cullFace: false,
    uniforms: { ...uniforms, uClear: { value: 0 } },
  })
  const glass = new Program(gl, {
    vertex: CAR_VERTEX,
    fragment: CAR_FRAGMENT,
    cullFace: false,
    transparent: true,
    uniforms: { ...uniforms, uClear: { value: GLASS_CLEARNESS } },
  })
  let geometries: readonly Geometry[] = []
  let rims: readonly { name: string; mesh: Mesh }[] = []
  let wheels: string | null = null
  const showRims = (): void => {
    for (const { name, mesh } of rims) mesh.visible = name.startsWith(`rim_${wheels}_`)
  }

  return {
    root,
    load(model) {
      geometries = model.meshes.map((mesh) => geometryOf(gl, mesh))
      const parts = model.nodes.flatMap((node) => {
        const geometry = geometries[node.mesh]
        if (!geometry) return []
        const mesh = new Mesh(gl, { geometry, program: node.name === 'glass' ? glass : solid, frustumCulled: false })
        mesh.position.set(...node.translation)
        mesh.scale.set(...node.scale)
        mesh.setParent(root)
        return [{ name: node.name, mesh }]
      })
      rims = parts.filter(({ name }) => name.startsWith('rim_'))
      showRims()
    },
    show(selection, light, isLit) {
      const { colours, finishes } = surfacesOf(selection, isLit)
      uniforms.uColours.value = colours
      uniforms.uFinishes.value = finishes
      for (const [name, value] of Object.entries(rigUniforms(LIGHT_RIGS[light]))) {
        uniforms[name as keyof typeof uniforms].value = value // both are keyed by the rig's uniforms
      }
      wheels = selection.wheels
      showRims()
    },
    dispose() {
      for (const geometry of geometries) geometry.remove()
      solid.remove()
      glass.remove()
    },
  }
}

/** Shared by both programs, so that one change reaches both. */
const initialUniforms = () => {
  const rig = rigUniforms(LIGHT_RIGS.studio)
  const named: Record<keyof typeof rig | 'uColours' | 'uFinishes', { value: unknown }> = {
    uColours: { value: [] },
    uFinishes: { value: [] },
    uSky: { value: rig.uSky },
    uHorizon: { value: rig.uHorizon },
    uFloor: { value: rig.uFloor },
    uExposure: { value: rig.uExposure },
    uBoxAt: { value: rig.uBoxAt },
    uBoxAcross: { value: rig.uBoxAcross },
    uBoxAlong: { value: rig.uBoxAlong },
    uBoxFacing: { value: rig.uBoxFacing },
    uBoxLight: { value: rig.uBoxLight },
    uBoxPower: { value: rig.uBoxPower },
  }
  return named
}

/** Three attributes out of one buffer. */
const geometryOf = (gl: OGLRenderingContext, mesh: ModelMesh): Geometry => {
  const buffer = gl.createBuffer()
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.bufferData(gl.ARRAY_BUFFER, mesh.vertices, gl.STATIC_DRAW)
  gl.renderer.state.boundBuffer = buffer
  const shared = { data: mesh.vertices, buffer, stride: mesh.strideBytes, count: mesh.vertexCount }
  return new Geometry(gl, {
    position: { ...shared, size: 3, type: gl.SHORT, normalized: true, offset: 0 },
    normal: { ...shared, size: 3, type: gl.BYTE, normalized: true, offset: mesh.normalAt },
    material: { ...shared, size: 1, type: gl.UNSIGNED_BYTE, normalized: false, offset: mesh.materialAt },
    index: { data: mesh.indices },
  })
}
