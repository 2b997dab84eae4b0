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

/** Values of the second number in `a_mark`. */
export const freshnessCodes = { fresh: 0, fading: 1, stale: 2 } as const

const shared = `
  const int HIDDEN = ${flags.hidden}, SELECTED = ${flags.selected}, CLUSTER = ${flags.cluster};
  uniform vec3 u_tones[${pointTones.length}];
  uniform vec3 u_raised, u_ink, u_accent;
`

export const vertexShader = `#version 300 es
  in vec2 a_corner, a_from, a_to, a_span;
  in vec4 a_mark;
  in float a_accuracy;
  uniform mat4 u_matrix;
  uniform float u_now;
  uniform vec2 u_viewport;
  uniform bool u_isAccuracy;
  out vec2 v_at, v_cell;
  out float v_radius;
  flat out int v_tone, v_age, v_flags;
  ${shared}
  void main() {
    v_tone = int(a_mark.x);
    v_age = int(a_mark.y);
    v_flags = int(a_mark.w);
    float passed = a_span.y <= a_span.x ? 1.0 : clamp((u_now - a_span.x) / (a_span.y - a_span.x), 0.0, 1.0);
    vec2 place = mix(a_from, a_to, passed * passed * (3.0 - 2.0 * passed));
    bool isHidden = (v_flags & HIDDEN) != 0 || (u_isAccuracy && a_accuracy == 0.0);
    if (isHidden) {
      gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
      return;
    }
    float cell = a_mark.z;
    v_cell = vec2(mod(cell, ${cellsPerRow}.0), floor(cell / ${cellsPerRow}.0));
    if (u_isAccuracy) {
      v_at = a_corner;
      v_radius = 1.0;
      gl_Position = u_matrix * vec4(place + a_corner * a_accuracy, 0.0, 1.0);
      return;
    }
    v_radius = (v_flags & (SELECTED | CLUSTER)) != 0 ? 18.0 : 14.0;
    // Room beside the ring for its soft edge and for the outline of who is selected.
    v_at = a_corner * (v_radius + 6.0);
    gl_Position = u_matrix * vec4(place, 0.0, 1.0);
    gl_Position.xy += v_at * vec2(2.0, -2.0) / u_viewport * gl_Position.w;
  }
`

export const fragmentShader = `#version 300 es
  precision highp float;
  in vec2 v_at, v_cell;
  in float v_radius;
  flat in int v_tone, v_age, v_flags;
  uniform bool u_isAccuracy;
  uniform sampler2D u_labels;
  out vec4 colour;
  ${shared}
  /** 1 inside this distance from the middle, with a soft edge. */
  float within(float distance, float radius, float soft) {
    return 1.0 - smoothstep(radius - soft, radius + soft, distance);
  }
  void main() {
    float distance = length(v_at);
    vec3 tone = v_age == 2 ? u_tones[0] : u_tones[v_tone];
    if (u_isAccuracy) {
      float edge = fwidth(distance);
      float inside = within(distance, 1.0 - edge, edge);
      float ring = inside - within(distance, 1.0 - 3.0 * edge, edge);
      float strength = 0.12 * inside + 0.5 * ring;
      colour = vec4(tone, 1.0) * strength;
      return;
    }
    bool isSelected = (v_flags & SELECTED) != 0;
    bool isCluster = (v_flags & CLUSTER) != 0;
    float width = v_age == 2 ? 2.0 : 3.5;
    float disc = within(distance, v_radius, 0.75);
    float inner = within(distance, v_radius - width, 0.75);
    vec2 cell = (v_cell + 0.5 + v_at / 36.0) / ${cellsPerRow}.0;
    float text = max(abs(v_at.x), abs(v_at.y)) < 16.0 ? texture(u_labels, cell).r : 0.0;
    vec3 face = isCluster ? u_ink : u_raised;
    vec3 letters = isCluster ? u_raised : v_age == 2 ? u_tones[0] : u_ink;
    vec3 shown = mix(isCluster ? u_ink : tone, mix(face, letters, text * inner), inner);
    float strength = disc * (v_age == 1 ? 0.72 : 1.0);
    // A gap of the face's colour and then the outline, so that it is seen on any ring.
    float gap = within(distance, v_radius + 1.5, 0.75);
    float outline = within(distance, v_radius + 4.5, 0.75);
    if (isSelected) {
      vec3 around = mix(u_accent, u_raised, gap);
      shown = mix(around, shown, disc);
      strength = max(strength, outline);
    } else {
      shown = mix(u_raised, shown, disc);
      strength = max(strength, gap * (v_age == 1 ? 0.72 : 1.0));
    }
    colour = vec4(shown * strength, strength);
  }
`
