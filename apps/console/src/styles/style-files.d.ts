/// <reference types="vite/client" />

/** Styles are files of the build; importing one says that a screen needs it. */
declare module '*.css';
