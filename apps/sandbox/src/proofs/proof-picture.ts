import type { ProofKind } from '@saddlebag/domain/contracts';

/** The place behind the parcel in each picture: a counter, a front door, a shop shelf. */
const scenes: Readonly<Record<ProofKind, string>> = {
  pickup: '<path d="M0 150h320v90H0z" fill="#8a6a4d"/><path d="M0 150h320v10H0z" fill="#a98765"/>',
  delivery:
    '<path d="M90 30h110v180H90z" fill="#3f6a5c"/><circle cx="184" cy="124" r="5" fill="#e2c37b"/><path d="M0 210h320v30H0z" fill="#9a9a92"/>',
  return:
    '<path d="M30 60h260v10H30zM30 130h260v10H30z" fill="#7b8b99"/><path d="M0 210h320v30H0z" fill="#5b6670"/>',
};

const parcel =
  '<path d="M175 152h84v58h-84z" fill="#c79a62"/><path d="M175 152h84v14h-84z" fill="#b4854d"/><path d="M211 152h12v58h-12z" fill="#e8d3ac"/>';

/** Draws the photo that a rider would take, as a data URL. */
export const proofPicture = (kind: ProofKind): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path d="M0 0h320v240H0z" fill="#d9d4c7"/>${scenes[kind]}${parcel}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
};
