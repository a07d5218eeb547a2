import { readFileSync } from 'node:fs';
import express from 'express';

/** The peer of the resolve benchmark: one route of stock Express that sends an answer from memory, with its headers. */
const [port, answerFile = ''] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(answerFile, 'utf8')) as {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
const app = express();
app.get('/01/:gtin', (_request, response) => {
  response.set(headers);
  response.send(body);
});
app.listen(Number(port), '127.0.0.1');
