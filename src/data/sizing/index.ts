/**
 * What the calculator Will it fit? knows: weight formats, public models and hardware. The source of each
 * number is in the data or in a comment beside it.
 */
export * from './formats.ts';
export * from './hardware.ts';
export * from './models.ts';
