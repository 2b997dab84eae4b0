import { pointTones } from '../map-points.ts'
import { cellsPerRow } from './label-atlas.ts'

/** Attributes of one person in the buffer, in order, and how many numbers each has. */
export const attributes = [
  ['a_from', 2],
  ['a_to', 2],
  ['a_span', 2],
  ['a_mark', 4],
  ['a_accuracy', 1],
] as const

/** Numbers of one person in the buffer. */
export const stride = attributes.reduce((sum, [, size]) => sum + size, 0)

/** Bits of the last number in `a_mark`. */
export const flags = { hidden: 1, selected: 2, cluster: 4 } as const

/** How wide a label's square of the texture is drawn, in pixels. */
const labelPixels = 36

/** Values of the second number in `a_mark`. */
export const freshnessCodes = { fresh: 0, fading: 1, stale: 2 } as const

/** All that is the same for a whole mark is worked out here, once for each corner instead of for each pixel. */
export const vertexShader = `#version 300 es
  const int HIDDEN = ${flags.hidden}, SELECTED = ${flags.selected}, CLUSTER = ${flags.cluster};
  in vec2 a_corner, a_from, a_to, a_span;
  in vec4 a_mark;
  in float a_accuracy;
  uniform mat4 u_matrix;
  uniform float u_now;
  uniform vec2 u_viewport;
  uniform bool u_isAccuracy;
  uniform vec3 u_tones[${pointTones.length}];
  uniform vec3 u_raised, u_ink, u_accent;
  out vec2 v_at, v_label;
  flat out vec3 v_ring, v_face, v_letters, v_around;
  /** The radii of the face, the ring, the gap around it and the outline. */
  flat out vec4 v_radii;
  flat out float v_strength;
  void main() {
    int age = int(a_mark.y), bits = int(a_mark.w);
    bool isStale = age == ${freshnessCodes.stale};
    bool isSelected = (bits & SELECTED) != 0, isCluster = (bits & CLUSTER) != 0;
    vec3 tone = isStale ? u_tones[0] : u_tones[int(a_mark.x)];
    v_ring = isCluster ? u_ink : tone;
    v_face = isCluster ? u_ink : u_raised;
    v_letters = isCluster ? u_raised : isStale ? tone : u_ink;
    v_around = isSelected ? u_accent : u_raised;
    v_strength = age == ${freshnessCodes.fading} && !isSelected ? 0.72 : 1.0;
    if ((bits & HIDDEN) != 0 || (u_isAccuracy && a_accuracy == 0.0)) {
      gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
      return;
    }
    float passed = a_span.y <= a_span.x ? 1.0 : clamp((u_now - a_span.x) / (a_span.y - a_span.x), 0.0, 1.0);
    vec2 place = mix(a_from, a_to, passed * passed * (3.0 - 2.0 * passed));
    if (u_isAccuracy) {
      v_at = a_corner;
      gl_Position = u_matrix * vec4(place + a_corner * a_accuracy, 0.0, 1.0);
      return;
    }
    float radius = isSelected || isCluster ? 18.0 : 14.0;
    float outline = radius + (isSelected ? 4.5 : 1.5);
    v_radii = vec4(radius - (isStale ? 2.0 : 3.5), radius, radius + 1.5, outline);
    // Room for the soft edge.
    v_at = a_corner * (outline + 0.75);
    vec2 cell = vec2(mod(a_mark.z, ${cellsPerRow}.0), floor(a_mark.z / ${cellsPerRow}.0));
    v_label = (cell + 0.5 + v_at / ${labelPixels}.0) / ${cellsPerRow}.0;
    gl_Position = u_matrix * vec4(place, 0.0, 1.0);
    gl_Position.xy += v_at * vec2(2.0, -2.0) / u_viewport * gl_Position.w;
  }
`

export const fragmentShader = `#version 300 es
  precision highp float;
  in vec2 v_at, v_label;
  flat in vec3 v_ring, v_face, v_letters, v_around;
  flat in vec4 v_radii;
  flat in float v_strength;
  uniform bool u_isAccuracy;
  uniform vec3 u_raised;
  uniform sampler2D u_labels;
  out vec4 colour;
  void main() {
    float distance = length(v_at);
    if (u_isAccuracy) {
      float edge = fwidth(distance);
      float inside = clamp((1.0 - distance) / edge, 0.0, 1.0);
      float ring = inside - clamp((1.0 - distance) / edge - 2.0, 0.0, 1.0);
      colour = vec4(v_ring, 1.0) * (0.12 * inside + 0.5 * ring);
      return;
    }
    // How much of the pixel lies within each radius.
    vec4 within = clamp(v_radii - distance + 0.5, 0.0, 1.0);
    float text = textureLod(u_labels, v_label, 0.0).r;
    vec3 shown = mix(v_around, u_raised, within.z);
    shown = mix(shown, v_ring, within.y);
    shown = mix(shown, mix(v_face, v_letters, text), within.x);
    float strength = within.w * v_strength;
    colour = vec4(shown * strength, strength);
  }
`
