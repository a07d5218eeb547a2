import { readFileSync } from 'node:fs';
import express from 'express';
import pg from 'pg';

/**
 * The peer of the resolve benchmark where nothing is cached: one route of stock Express that reads each document by
 * one prepared statement of pg, and sends it with the headers of an answer of ours.
 */
const [port, answerFile = '', schema = ''] = process.argv.slice(2);
const { headers } = JSON.parse(readFileSync(answerFile, 'utf8')) as {
  readonly headers: Readonly<Record<string, string>>;
};
const connectionString = process.env.BENCH_DATABASE_URL ?? '';
const pool = new pg.Pool({ connectionString, options: `-c search_path=${schema}` });
const read = {
  name: 'read',
  text: `select public_document from passports where product_id = $1 and status <> 'DRAFT' limit 1`,
};

const app = express();
app.get('/01/:gtin', async (request, response) => {
  const values = [request.params.gtin];
  const { rows } = await pool.query<{ public_document: string }>({ ...read, values });
  response.set(headers);
  response.send(rows[0]?.public_document);
});
app.listen(Number(port), '127.0.0.1');
